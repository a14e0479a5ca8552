import { expect, it } from 'vitest';
import { describePortal } from '../../testing/app-under-test.ts';
import { createSiteDocuments } from '../site-documents.store.ts';
import { panelTextKeys } from './0090-panel-text-keys.ts';

describePortal('the texts of settings, when their keys change', (given) => {
  it('keep the site’s wording in every language', async () => {
    const { database } = given().portal.storage;
    const documents = createSiteDocuments({ database, now: () => new Date() });
    const before = {
      fi: { name: 'Suomi', 'admin.panel.unit.own': 'Muu yksikkö', home: 'Koti' },
      ru: { name: 'Русский', 'admin.panel.format': 'Формат', 'fieldType.text.formatUnknown': 'Неизвестно' },
    };
    await database.write((transaction) =>
      documents.save(transaction, 'translations', JSON.stringify(before)),
    );

    await database.write((transaction) => panelTextKeys.up(transaction, database.engine));

    const stored = await documents.find('translations');
    expect(JSON.parse(stored?.document ?? '')).toEqual({
      fi: { name: 'Suomi', 'fieldType.number.panel.unit.own': 'Muu yksikkö', home: 'Koti' },
      ru: {
        name: 'Русский',
        'fieldType.text.panel.format': 'Формат',
        'fieldType.text.panel.formatUnknown': 'Неизвестно',
      },
    });
  });
});

import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { describePortal } from '../testing/app-under-test.ts';
import { createSiteDocuments } from './site-documents.store.ts';

describePortal('documents of the site', (given) => {
  function documentsUnderTest() {
    const { database } = given().portal.storage;
    const now = () => new Date('2026-11-20T12:00:00Z');
    return { database, documents: createSiteDocuments({ database, now }) };
  }

  it('accept one of two simultaneous first saves', async () => {
    const { database, documents } = documentsUnderTest();
    const settings = { name: 'settings', onlyOver: 0 } as const;

    const saved = Promise.withResolvers<undefined>();

    const first = database.write(async (transaction) => {
      const version = await documents.saveOver(transaction, { ...settings, document: 'one' });
      saved.resolve(undefined);
      // Long enough for the other one to begin, and to wait.
      await setTimeout(300);
      return version;
    });
    await Promise.race([saved.promise, first]);
    const second = database.write((transaction) =>
      documents.saveOver(transaction, { ...settings, document: 'two' }),
    );

    const saves = await Promise.all([first, second]);
    expect(saves).toEqual([1, undefined]);
    expect(await documents.find('settings')).toEqual({ version: 1, document: 'one' });
  });

  it('still count as never saved after a save over a nonexistent version was refused', async () => {
    const { database, documents } = documentsUnderTest();

    const refused = await database.write((transaction) =>
      documents.saveOver(transaction, { name: 'forms', document: '', onlyOver: 3 }),
    );

    expect(refused).toBeUndefined();
    expect(await documents.find('forms')).toBeUndefined();
    expect((await documents.versions()).forms).toBe(0);
    const saved = await database.write((transaction) =>
      documents.saveOver(transaction, { name: 'forms', document: '', onlyOver: 0 }),
    );
    expect(saved).toBe(1);
  });
});

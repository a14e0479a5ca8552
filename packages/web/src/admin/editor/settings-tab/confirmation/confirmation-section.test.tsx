import { aField, aForm, guidOf } from '@form-portal/domain/testing';
import { choose, one } from '@form-portal/ui/testing';
import { describe, expect, it } from 'vitest';
import { labelled, queriesSettled } from '../../testing/draw-editor.tsx';
import { settingsOf } from '../../testing/draw-settings.tsx';
import type { IdentityMapping, SavedForm } from '@form-portal/domain';

const path = `/api/admin/forms/${guidOf('form')}/confirmation`;
const mail = aField('text', { guid: guidOf('mail'), label: { gb: 'E-mail' }, settings: { format: 'email' } });
const email: IdentityMapping = { enabled: true, properties: { email: 1001 } };

async function confirmationSettings(to: object, form: Partial<SavedForm> = {}, mapping = email) {
  const stored = { To: 'none', Field: null, ReplyTo: '', Carries: 'receipt-link', Text: {}, ...to };
  settingsOf(aForm({ fields: [mail], ...form }), {
    env: { mapping },
    responses: { [`GET ${path}`]: stored },
  });
  await queriesSettled();
}

const target = () => labelled<HTMLSelectElement>('Send the confirmation');
const sectionText = () => one('#settings-confirmation').textContent;

it('has its text in the language of the form', async () => {
  await confirmationSettings({ To: 'field', Field: mail.guid });

  expect(labelled('Text of the message').lang).toBe('en');
});

describe('where the confirmation goes', () => {
  it('is shown when its field was deleted or asks for no address any more, until another is chosen', async () => {
    await confirmationSettings({ To: 'field', Field: guidOf('gone') });

    expect(target().selectedOptions[0]?.textContent).toBe('To a field without an e-mail address');
    expect(sectionText()).toContain('nobody gets a confirmation. Choose another.');

    choose(target(), mail.guid);
    expect(sectionText()).not.toContain('nobody gets');
    expect([...target().options].map(({ value }) => value)).toEqual(['none', mail.guid]);
  });

  it.each([
    ['does not request it', ['lastName'] as const, email],
    ['requests it and the site does not map it', ['email'] as const, { enabled: true, properties: {} }],
  ])('warns of the address from the identification when the form %s', async (_, attributes, mapping) => {
    await confirmationSettings({ To: 'identity' }, { identity: { enabled: true, attributes } }, mapping);

    expect(target().value).toBe('identity');
    expect(sectionText()).toContain('does not take the e-mail address from Suomi.fi');
  });

  it('does not warn when there is an address', async () => {
    await confirmationSettings({ To: 'identity' }, { identity: { enabled: true, attributes: ['email'] } });

    expect(sectionText()).not.toContain('nobody gets');
  });

  it('warns of an identification that the form no longer asks for', async () => {
    await confirmationSettings({ To: 'identity' });

    expect(target().value).toBe('identity');
    expect(sectionText()).toContain('does not take the e-mail address from Suomi.fi');
  });
});

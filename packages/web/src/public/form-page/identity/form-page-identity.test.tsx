import { one } from '@form-portal/ui/testing';
import { guidOf } from '@form-portal/domain/testing';
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { aFormPage, questions } from '../../../testing/a-form-page.ts';
import { aReturnedPost } from '../../../testing/a-returned-post.ts';
import { openPage, serverHtml } from '../../../testing/open-page.tsx';
import { aPageContext } from '../../../testing/sample-page.ts';
import {
  control,
  errorAt,
  popup,
  prepareFormPages,
  refuseSending,
  send,
  settled,
  type,
} from '../../../testing/fill-form-page.ts';
import { draftKey } from '../draft/storage/draft-key.ts';
import type { FormPageContent } from '../form-page-content.ts';
import type { NationalUser, VaultUser } from '@form-portal/domain';

const page = aFormPage();
const { name, members } = questions;

prepareFormPages();

describe('Identification', () => {
  const gated: FormPageContent = {
    ...page,
    mode: 'identify',
    form: { ...page.form, identity: { enabled: true, attributes: ['firstNames', 'homeMunicipality'] } },
  };
  const admin: VaultUser = { type: 'mfiles', name: 'admin', admin: true };
  const aino: NationalUser = {
    type: 'saml',
    name: 'Aino Korhonen',
    admin: false,
    attributes: { firstNames: 'Aino' },
  };

  it('is asked for by the title, what is stored and the way to go, without the form', () => {
    const context = aPageContext();
    const suomifi = { enabled: true, properties: { firstNames: 1500, birthDate: 1501 } };
    const settings = { ...context.settings, suomifi };
    document.body.innerHTML = serverHtml(gated, { ...context, settings });
    expect(one('h1').textContent).toBe('Application');
    expect([...document.querySelectorAll('main li')].map(({ textContent }) => textContent)).toEqual([
      'First names',
    ]);
    expect(one('main a').getAttribute('href')).toBe(
      `/saml/login?return=${encodeURIComponent(`/form/${guidOf('form')}`)}`,
    );
    expect(document.querySelector('main form')).toBeNull();
    document.body.innerHTML = '';
  });

  it('asks a vault user to sign out first; the button remains within reach', () => {
    document.body.innerHTML = serverHtml(gated, aPageContext('fi', { user: admin }));
    const button = one<HTMLButtonElement>('main [aria-disabled="true"]');
    expect(button.disabled).toBe(false);
    const notice = one(`[id="${button.getAttribute('aria-describedby') ?? ''}"]`);
    expect(notice.getAttribute('role')).toBe('status');
    expect(notice.textContent).toContain('Olet kirjautunut varaston käyttäjänä.');
    expect(notice.querySelector('form[action="/logout"] button')).not.toBeNull();
    document.body.innerHTML = '';
  });

  it('fills in what the site maps and the form asks for', async () => {
    const context = aPageContext('gb', { user: aino });
    const suomifi = { enabled: true, properties: { firstNames: 1500 } };
    const fields = page.form.fields.map((field) =>
      field.guid === name.guid ? { ...field, property: 1500 } : field,
    );
    const identified: FormPageContent = { ...gated, mode: 'fill', form: { ...gated.form, fields } };
    const settings = { ...context.settings, suomifi };
    expect(await openPage(identified, { context: { ...context, settings } })).toEqual([]);
    expect(control(name).value).toBe('Aino');
    expect(control(name).readOnly).toBe(true);
    const description = document.getElementById(control(name).getAttribute('aria-describedby') ?? '');
    expect(description?.textContent).toBe('Verified with Suomi.fi');
    expect(control(members).readOnly).toBe(false);
  });

  it('never asks to correct what it provided, however long that is', async () => {
    const firstNames = 'Ö'.repeat(130);
    const context = aPageContext('gb', { user: { ...aino, attributes: { firstNames } } });
    const settings = { ...context.settings, suomifi: { enabled: true, properties: { firstNames: 1500 } } };
    const fields = [
      { ...name, property: 1500 },
      { ...members, required: true },
    ];
    const form = {
      ...gated.form,
      fields,
      groups: [],
      layout: [name, members].map(({ guid }) => ({ kind: 'field', guid }) as const),
    };
    await openPage({ ...gated, mode: 'fill', form }, { context: { ...context, settings } });
    await act(async () => {
      control(name).focus();
      control(members).focus();
    });
    await settled();
    expect(errorAt(name)).toBeUndefined();
    await send();
    expect(popup()).toContain('Members');
    expect(popup()).not.toContain('Name');
    expect(errorAt(name)).toBeUndefined();
  });
});

describe('Identification that ended before the form was sent without script', () => {
  const form = { ...page.form, identity: { enabled: true, attributes: ['firstNames'] } } as const;
  const returned = aReturnedPost({
    answers: { [name.guid]: 'Aino', [members.guid]: 12 },
    problems: [{ code: 'submission.identity-required' }],
    verified: [name.guid],
  });
  const ended: FormPageContent = { ...page, form, returned };
  const context = aPageContext('gb', { owner: 'of-aino' });

  it('leaves what was typed on the page, says that nothing was sent, and leads to another tab', () => {
    document.body.innerHTML = serverHtml(ended, context);
    expect(document.querySelector('main h2')?.textContent).toBe('Your identification has ended');
    expect(document.body.textContent).toContain('Your answers were not sent, but they are all still here.');
    const again = one<HTMLAnchorElement>(
      `[href="/saml/login?return=${encodeURIComponent(`/form/${form.guid}`)}"]`,
    );
    expect([again.target, again.rel]).toEqual(['_blank', 'noopener']);
    expect(again.textContent).toBe('Identify yourself again (opens in a new tab)');
    expect(document.querySelector('[aria-labelledby="error-summary"]')).toBeNull();
    expect(control(members).value).toBe('12');
    expect([control(name).value, control(name).readOnly]).toEqual(['Aino', true]);
    expect(one<HTMLInputElement>('[name="owner"]').value).toBe('of-aino');
    expect(one<HTMLInputElement>('[name="verified"]').value).toBe(name.guid);
    document.body.innerHTML = '';
  });

  it('is the same with script, which starts there', async () => {
    expect(await openPage(ended, { context })).toEqual([]);
    await settled();
    expect(document.activeElement?.textContent).toBe('Your identification has ended');
    expect(document.title).toBe('Error: Application – Kuusilahti');
    expect(control(name).readOnly).toBe(true);
  });
});

/** A server that refuses answers filled in as another person. */
const refuseOtherPerson = (): void =>
  refuseSending(409, { error: 'Not sent', code: 'submission.other-person' });

describe('Answers of another person', () => {
  const form = {
    ...page.form,
    fields: [name],
    groups: [],
    layout: [{ kind: 'field', guid: name.guid } as const],
  };

  it('are covered when they are refused, and can be sent again by their owner', async () => {
    refuseOtherPerson();
    const user: NationalUser = { type: 'saml', name: 'Aino', admin: false, attributes: {} };
    await openPage({ ...page, form }, { context: aPageContext('gb', { user, owner: 'aino' }) });
    await type(name, 'Aino');
    await send();
    expect(popup()).toContain('Somebody else has identified themselves');
    expect(popup()).toContain('Try again');
    expect(control(name).value).toBe('Aino');
  });

  it('that belonged to nobody when the page was opened are kept, and the page is opened again', async () => {
    refuseOtherPerson();
    await openPage({ ...page, form });
    await type(name, 'Aino');
    await send();
    expect(popup()).toContain('This form was opened before you identified yourself.');
    expect(popup()).toContain('Open the form again');
    window.dispatchEvent(new Event('pagehide'));
    expect(sessionStorage.getItem(draftKey(form.guid))).toContain('Aino');
  });

  it('are named as the reason without script too, and are not shown', () => {
    const returned = aReturnedPost({ problems: [{ code: 'submission.other-person' }] });
    const html = serverHtml({ ...page, form, returned });
    expect(html).toContain('These answers were filled in under another identification. They were not sent.');
  });
});

import { formControlNames, type AttachmentRequest } from '@form-portal/domain';
import { guidOf } from '@form-portal/domain/testing';
import { one } from '@form-portal/ui/testing';
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { aFormPage } from '../../../testing/a-form-page.ts';
import { aReturnedPost } from '../../../testing/a-returned-post.ts';
import { popup, prepareFormPages, send, settled, type } from '../../../testing/fill-form-page.ts';
import { openPage, serverHtml } from '../../../testing/open-page.tsx';
import { requestIds } from './request-ids.ts';
import {
  aBerthPage,
  accounts,
  aRequestingPage,
  bring,
  card,
  file,
  photo,
  say,
  state,
  subject,
} from './testing/requesting-page.ts';

prepareFormPages();

describe('A form that requests files', () => {
  it('has a card for each with its own chooser, the same from the server', async () => {
    const differences = await openPage(aRequestingPage());

    expect(card(accounts).querySelector('h3')?.textContent).toBe('Accounts* required');
    expect(card(accounts).textContent).toContain('Those of the last year.');
    expect(card(accounts).textContent).toContain('By the end of May.');
    expect(card(photo).querySelectorAll('input[type="radio"]')).toHaveLength(0);
    expect(document.getElementById(requestIds(photo.guid).rules)?.textContent).toBe(
      'Allowed files: .png. Largest size of one file: 1 MB. One file.',
    );
    expect(document.body.textContent).toContain('Questions marked with * must be answered.');
    expect([file(photo).accept, file(photo).multiple]).toEqual(['.png', false]);
    expect(differences).toEqual([]);
  });

  it('has controls that a browser without script sends, with the states chosen before', () => {
    const page = aRequestingPage();
    const returned = aReturnedPost({
      requestStates: [[accounts.guid, { kind: 'other-file', file: 'plan.pdf' }]],
      staged: {
        token: 'token',
        files: [
          { id: guidOf('plan'), name: 'plan.pdf', size: 1, request: null },
          { id: guidOf('pier'), name: 'pier.png', size: 1, request: photo.guid },
        ],
      },
    });
    document.body.innerHTML = serverHtml({ ...page, returned });

    expect(file(accounts).hidden).toBe(false);
    expect(state(accounts, 'other-file').checked).toBe(true);
    expect(one<HTMLSelectElement>('select').value).toBe('plan.pdf');
    expect(card(photo).querySelector('li')?.textContent).toContain('pier.png');
    expect(document.querySelectorAll('[name="removed-file"]')).toHaveLength(2);
    document.body.innerHTML = '';
  });

  it('has buttons for the states, and the focus goes to what these show', async () => {
    await openPage(aRequestingPage());
    await type(subject, 'Berth');
    await bring('drop', card(photo), 'photo.png');
    const button = (name: string) =>
      [...card(accounts).querySelectorAll('button')].find(({ textContent }) => textContent === name);
    const choose = one(`#${requestIds(accounts.guid).choose}`);
    const press = async (control: HTMLElement | undefined): Promise<void> => {
      await act(async () => control?.click());
      await settled();
    };

    await press(button('I will send it later'));
    expect([state(accounts, 'later').checked, document.activeElement]).toEqual([true, choose]);
    await press(button('It is in another file'));
    expect(state(accounts, 'other-file').checked).toBe(true);
    expect(document.activeElement).toBe(one('select'));

    let isChoosing = false;
    file(accounts).addEventListener('click', () => (isChoosing = true));
    await press(choose);
    expect([state(accounts, '').checked, isChoosing]).toEqual([true, true]);
  });

  it('says once which files are accepted, when that is the same for all', async () => {
    const { form } = aRequestingPage();
    const plans: AttachmentRequest = { ...accounts, guid: photo.guid };
    const requests = [accounts, plans];
    await openPage(aFormPage({ form: { ...form, attachments: { ...form.attachments, requests } } }));

    const part = one('[aria-labelledby="requested-files-heading"]');
    expect(part.textContent.split('Largest size of one file')).toHaveLength(2);
    const described = one(`#${requestIds(photo.guid).choose}`).getAttribute('aria-describedby') ?? '';
    expect(described.split(' ').map((id) => document.getElementById(id)?.textContent)).toContain(
      'Allowed files: Documents (pdf, docx, xlsx...). Largest size of one file: 1 MB.',
    );
  });

  it('is not sent without a required one; the summary leads to its card, and a state satisfies it', async () => {
    await openPage(aRequestingPage());
    await type(subject, 'Berth');
    await send();

    const missing = 'Accounts: attach the file, or say how you provide it.';
    expect(popup()).toContain(missing);
    const link = one('[aria-labelledby="error-summary"] a');
    expect([link.textContent, link.getAttribute('href')]).toEqual([
      missing,
      `#${requestIds(accounts.guid).choose}`,
    ]);
    expect(card(accounts).textContent).toContain(missing);

    await say(accounts, 'later');
    expect(document.body.textContent).not.toContain(missing);
  });

  it('has too many files only until one of them is removed', async () => {
    await openPage(aRequestingPage());
    await type(subject, 'Berth');
    await say(accounts, 'later');
    await bring('drop', card(photo), 'photo.png');
    await bring('drop', card(photo), 'pier.png');
    await send();
    const summary = () => document.querySelector('[aria-labelledby="error-summary"]')?.textContent;
    expect(summary()).toContain('Photo');

    await act(async () => one<HTMLButtonElement>('[aria-label="Remove pier.png"]').click());
    await settled();
    expect(summary()).toBeUndefined();
  });

  it('lists them for the server among what the page shows, and names those that answers revealed without script', () => {
    const answers = { [subject.guid]: 'Berth' };
    const returned = aReturnedPost({ answers, newQuestions: [photo.guid] });
    document.body.innerHTML = serverHtml({ ...aBerthPage({}, answers), returned });

    expect(one('form [role="status"]').textContent).toBe('New requested files: Photo');
    expect(one<HTMLInputElement>(`input[name="${formControlNames.asked}"]`).value.split(',')).toEqual([
      subject.guid,
      photo.guid,
    ]);
    expect(card(photo).hidden).toBe(false);
    document.body.innerHTML = '';
  });

  it('leads from the files to choose again to the first card, where it takes no other files', () => {
    const { form } = aRequestingPage();
    const attachments = { ...form.attachments, categories: [] };
    const arrived = { reference: '7K4M', receivedAt: '2027-03-01T10:00:00.000Z' };
    const returned = aReturnedPost({ arrived, files: ['plan.pdf'] });
    document.body.innerHTML = serverHtml(aFormPage({ form: { ...form, attachments }, returned }));

    expect(one('[aria-labelledby="arrived-version"] a[href^="#"]').getAttribute('href')).toBe(
      `#${file(accounts).id}`,
    );
    document.body.innerHTML = '';
  });

  it('says in the card which of its files a restored draft had, until one is chosen again', async () => {
    const page = aRequestingPage();
    const files = [{ name: 'pier.png', request: photo.guid }, 'plan.pdf'];
    sessionStorage.setItem(
      `draft:${page.form.guid}`,
      JSON.stringify({ guid: page.form.guid, answers: {}, files }),
    );
    await openPage(page);
    await settled();

    const again = 'Choose these files again: pier.png';
    expect(card(photo).textContent).toContain(again);
    expect(document.body.textContent.split('Choose these files again:')).toHaveLength(3);
    expect(card(accounts).textContent).not.toContain('Choose these files again');

    await bring('drop', card(photo), 'pier.png');
    expect(card(photo).textContent).not.toContain(again);
  });

  it('keeps the states in the draft', async () => {
    const page = aRequestingPage();
    sessionStorage.setItem(
      `draft:${page.form.guid}`,
      JSON.stringify({
        guid: page.form.guid,
        answers: {},
        requestStates: [
          [accounts.guid, { kind: 'other-file', file: 'plan.pdf' }],
          [photo.guid, { kind: 'unknown' }],
        ],
        files: [{ name: 'plan.pdf', request: null }],
      }),
    );
    await openPage(page);
    await settled();
    expect(state(accounts, 'other-file').checked).toBe(true);
    expect(one<HTMLSelectElement>('select').value).toBe('plan.pdf');

    await say(accounts, 'later');
    await act(async () => window.dispatchEvent(new Event('pagehide')));
    expect(sessionStorage.getItem(`draft:${page.form.guid}`)).toContain(
      JSON.stringify([[accounts.guid, { kind: 'later', file: null }]]),
    );
  });
});

import {
  attachmentsPartName,
  formControlNames,
  pageLogicOf,
  requestStateControl,
  type Answers,
  type AttachmentRequest,
  type Condition,
  type ReturnedPost,
  type SavedForm,
} from '@form-portal/domain';
import { prepareForm, resolve } from '@form-portal/domain/logic';
import { fieldTypes } from '@form-portal/field-types';
import { aField, aForm, guidOf } from '@form-portal/domain/testing';
import { one } from '@form-portal/ui/testing';
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { aFormPage } from '../../../testing/a-form-page.ts';
import { popup, prepareFormPages, send, settled, type } from '../../../testing/fill-form-page.ts';
import { openPage, serverHtml } from '../../../testing/open-page.tsx';
import { requestIds } from './request-ids.ts';

prepareFormPages();

const accounts: AttachmentRequest = {
  guid: guidOf('accnts'),
  name: { gb: 'Accounts' },
  description: { gb: 'Those of the **last** year.' },
  required: true,
  later: true,
  laterText: { gb: 'By the end of May.' },
};
const photo: AttachmentRequest = {
  guid: guidOf('photo'),
  name: { gb: 'Photo' },
  required: false,
  later: false,
  max: 1,
  fileTypes: { categories: [], customExtensions: ['png'] },
};
const subject = aField('text', { guid: guidOf('subjct'), label: { gb: 'Subject' }, property: 1001 });

function aRequestingPage(changes: Partial<SavedForm> = {}) {
  return aFormPage({
    form: aForm({
      ...changes,
      fields: [subject],
      layout: [{ kind: 'field', guid: subject.guid }],
      attachments: {
        maxFileSizeMb: 1,
        categories: ['doc'],
        customExtensions: [],
        requests: [accounts, photo],
      },
    }),
  });
}

/** Asks for a photo of berths. */
function aBerthPage(changes: Partial<SavedForm> = {}, answers: Answers = {}) {
  const { form } = aRequestingPage(changes);
  const showWhen: Condition = {
    kind: 'field',
    field: subject.guid,
    operator: 'equals',
    operand: { kind: 'literal', value: 'Berth' },
  };
  const requests = [{ ...photo, showWhen }];
  const conditional = { ...form, attachments: { ...form.attachments, requests } };
  const today = '2027-03-01';
  const resolution = resolve(prepareForm(conditional, fieldTypes), answers, { today, identified: false });
  return aFormPage({ form: conditional, logic: pageLogicOf(conditional, resolution, today) });
}

const card = ({ guid }: AttachmentRequest) => one(`section[aria-labelledby="${requestIds(guid).heading}"]`);
const file = ({ guid }: AttachmentRequest) =>
  one<HTMLInputElement>(`input[name="${attachmentsPartName(guid)}"]`);
const state = ({ guid }: AttachmentRequest, value: string) =>
  one<HTMLInputElement>(`input[name="${requestStateControl(guid)}"][value="${value}"]`);

async function choose(request: AttachmentRequest, name: string): Promise<void> {
  await act(async () => {
    Object.defineProperty(file(request), 'files', {
      value: [new File(['%PDF-1.7'], name, { type: 'application/pdf' })],
      configurable: true,
    });
    file(request).dispatchEvent(new Event('change', { bubbles: true }));
  });
  await settled();
}

/** Drops or pastes a picture on an element. */
async function bring(how: string, target: Element, name: string): Promise<void> {
  const file = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47])], name, { type: 'image/png' });
  const event = new Event(how, { bubbles: true, cancelable: true });
  const transfer = { types: ['Files'], files: [file] };
  Object.defineProperty(event, how === 'drop' ? 'dataTransfer' : 'clipboardData', { value: transfer });
  await act(async () => target.dispatchEvent(event));
  await settled();
}

async function say(request: AttachmentRequest, value: string): Promise<void> {
  await act(async () => state(request, value).click());
  await settled();
}

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

  it('has controls that a browser without script sends, with what was said before', () => {
    const page = aRequestingPage();
    const returned: ReturnedPost = {
      ...{ answers: {}, problems: [], files: [], verified: [], owner: '' },
      ...{ arrived: null, corrects: null },
      requestStates: [[accounts.guid, { kind: 'other-file', file: 'plan.pdf' }]],
      staged: {
        token: 'token',
        files: [
          { id: guidOf('plan'), name: 'plan.pdf', size: 1, request: null },
          { id: guidOf('pier'), name: 'pier.png', size: 1, request: photo.guid },
        ],
      },
    };
    document.body.innerHTML = serverHtml({ ...page, returned });

    expect(file(accounts).hidden).toBe(false);
    expect(state(accounts, 'other-file').checked).toBe(true);
    expect(one<HTMLSelectElement>('select').value).toBe('plan.pdf');
    expect(card(photo).querySelector('li')?.textContent).toContain('pier.png');
    expect(document.querySelectorAll('[name="removed-file"]')).toHaveLength(2);
    document.body.innerHTML = '';
  });

  it('has buttons for what can be said instead, and the focus goes to what that shows', async () => {
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

  it('says once which files all take, when that is the same', async () => {
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

  it('lists a file in the card for which it was chosen, and refuses one of another type there', async () => {
    await openPage(aRequestingPage());
    await type(subject, 'Berth');
    await choose(accounts, 'accounts.pdf');
    await choose(photo, 'photo.pdf');

    expect(card(accounts).querySelector('li')?.textContent).toContain('accounts.pdf');
    expect(card(photo).querySelector('li')?.textContent).toContain('photo.pdf');
    expect(card(photo).textContent).toContain('Replace');
    expect(card(accounts).textContent).not.toContain('Replace');
    expect(document.querySelectorAll('ul[aria-label="Attached files"] li')).toHaveLength(2);
  });

  it.each(['drop', 'paste'])('takes the files of a %s into the card where it happens', async (how) => {
    await openPage(aRequestingPage());
    await type(subject, 'Berth');
    await bring(how, card(photo), 'photo.png');

    expect(card(photo).querySelector('li')?.textContent).toContain('photo.png');
    expect(card(accounts).querySelector('li')).toBeNull();
    await bring(how, one('h1'), 'other.png');
    expect(one('section[aria-labelledby="attachments-heading"] li').textContent).toContain('other.png');
    expect(one('#attachments-heading').textContent).toBe('Other attachments');
  });

  it('reviews each by its name, with its files or what was said of it', async () => {
    await openPage(aRequestingPage({ checkAnswers: true }));
    await type(subject, 'Berth');
    await say(accounts, 'later');
    await bring('drop', card(photo), 'photo.png');
    await send();

    const lines = [...document.querySelectorAll('[aria-labelledby="answers-review"] dl > div')];
    expect(lines.map((line) => [...line.children].slice(0, 2).map(({ textContent }) => textContent))).toEqual(
      [
        ['Subject', 'Berth'],
        ['Accounts', 'Comes later'],
        ['Photo', 'photo.png'],
        ['Other attachments', 'No attachments'],
      ],
    );
  });

  it('asks in which of the other files one is, and says so in the review', async () => {
    await openPage(aRequestingPage({ checkAnswers: true }));
    await type(subject, 'Berth');
    await say(accounts, 'other-file');
    expect(document.querySelector('select')).toBeNull();
    await bring('drop', card(photo), 'photo.png');

    const select = one<HTMLSelectElement>('select');
    expect([...select.options].map(({ text }) => text)).toEqual(['Not chosen', 'photo.png']);
    select.value = 'photo.png';
    await send();

    expect(one('[aria-labelledby="answers-review"]').textContent).toContain('In another file: photo.png');
  });

  it('says before sending which files the answers no longer ask for', async () => {
    await openPage(aBerthPage({ checkAnswers: true }));
    await type(subject, 'Berth');
    await bring('drop', card(photo), 'photo.png');
    const notice = 'These files are not sent, because your answers no longer ask for them: photo.png';
    expect(document.body.textContent).not.toContain(notice);

    await type(subject, 'Mooring');
    expect(document.body.textContent).toContain(notice);
    await send();
    expect(one('[aria-labelledby="answers-review"]').textContent).toContain(notice);
  });

  it('are listed for the server among what the page shows, and named when answers brought them up without script', () => {
    const answers = { [subject.guid]: 'Berth' };
    const returned: ReturnedPost = {
      ...{ answers, problems: [], files: [], staged: null, verified: [], owner: '' },
      ...{ arrived: null, corrects: null, newQuestions: [photo.guid] },
    };
    document.body.innerHTML = serverHtml({ ...aBerthPage({}, answers), returned });

    expect(one('form [role="status"]').textContent).toBe('New requested files: Photo');
    expect(one<HTMLInputElement>(`input[name="${formControlNames.asked}"]`).value.split(',')).toEqual([
      subject.guid,
      photo.guid,
    ]);
    expect(card(photo).hidden).toBe(false);
    document.body.innerHTML = '';
  });

  it('keeps what was said in the draft', async () => {
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
        files: ['plan.pdf'],
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

import { click, one } from '@form-portal/ui/testing';
import { guidOf } from '@form-portal/domain/testing';
import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { aFormPage, questions } from '../../testing/a-form-page.ts';
import { aReturnedPost } from '../../testing/a-returned-post.ts';
import { openPage, serverHtml } from '../../testing/open-page.tsx';
import {
  control,
  controls,
  prepareFormPages,
  errorAt,
  popup,
  send,
  settled,
  type,
} from '../../testing/fill-form-page.ts';
import type { FormPageContent } from './form-page-content.ts';
import type { ReturnedPost } from '@form-portal/domain';

const page = aFormPage();
const { name, members, begins, uses, agreed } = questions;

prepareFormPages();

describe('The page of a form, as the server sends it', () => {
  it('can be filled in and posted without script', () => {
    const html = serverHtml(page);
    document.body.innerHTML = html;
    const form = one<HTMLFormElement>('form[enctype]');
    expect([form.method, form.action, form.enctype, form.noValidate]).toEqual([
      'post',
      `http://localhost:3000/form/${guidOf('form')}`,
      'multipart/form-data',
      true,
    ]);
    const names = [...form.elements].map((element) => element.getAttribute('name')).filter(Boolean);
    for (const field of Object.values(questions)) expect(names).toContain(field.guid);
    expect(names).toEqual(
      expect.arrayContaining(['draft', 'opened-at', 'language', 'website', 'attachments']),
    );
    expect(one<HTMLInputElement>('[name="draft"]').value).toBe('%draft-guid%');
    expect(one<HTMLInputElement>('[name="website"]').tabIndex).toBe(-1);
    expect(html).not.toMatch(/ style=/);
    document.body.innerHTML = '';
  });

  it('shows title, description, questions, attachments and Send, in this order', () => {
    document.body.innerHTML = serverHtml(page);
    const parts = ['h1', 'h1 ~ * strong', '[data-field]', '[type="file"]', 'button[type="submit"]'];
    const [main] = document.querySelectorAll('main');
    const found = parts.map((part) => main?.querySelector(part));
    const words = found.map((part) => part?.textContent);
    expect(words).toEqual(['Application', 'next', expect.stringMatching(/^Name/), '', 'Send']);
    const order = [...(main?.querySelectorAll('*') ?? [])];
    const positions = found.map((part) => order.indexOf(part as Element));
    expect(positions).toEqual(positions.toSorted((one, other) => one - other));
    document.body.innerHTML = '';
  });

  it('explains the star, and what may be attached', () => {
    document.body.innerHTML = serverHtml(page);
    const words = document.body.textContent;
    expect(words).toContain('Questions marked with * must be answered.');
    expect(words).toContain(
      'Allowed files: Documents (pdf, docx, xlsx...), .dwg. Largest size of one file: 10 MB.',
    );
    expect(one<HTMLInputElement>('[type="file"]').accept).toMatch(/^\.pdf,.*,\.dwg$/);
    document.body.innerHTML = '';
  });

  it('does not mention the star when no question is required', () => {
    const fields = page.form.fields.map((field) => ({ ...field, required: false }));
    document.body.innerHTML = serverHtml({ ...page, form: { ...page.form, fields } });
    expect(document.body.textContent).not.toContain('Questions marked with');
    document.body.innerHTML = '';
  });

  it('has no attachments block when no type is allowed', () => {
    const form = {
      ...page.form,
      attachments: { ...page.form.attachments, categories: [], customExtensions: [] },
    };
    expect(serverHtml({ ...page, form })).not.toContain('type="file"');
  });

  it.each<readonly [string, Partial<FormPageContent>]>([
    ['fresh', {}],
    ['a preview', { mode: 'preview' }],
    ['gated', { mode: 'identify' }],
    ['refused', { returned: refusedPost() }],
  ])('is rendered the same by its script: %s', async (_title, changes) => {
    const complaints = vi.spyOn(console, 'error');
    expect(await openPage({ ...page, ...changes })).toEqual([]);
    expect(complaints.mock.calls.filter(([words]) => !String(words).includes('not implemented'))).toEqual([]);
    complaints.mockRestore();
  });
});

function refusedPost(): ReturnedPost {
  return aReturnedPost({
    answers: { [name.guid]: 'Aino', [begins.guid]: 'soon', [uses.guid]: [1, 3] },
    problems: [
      { code: 'answer.date-invalid', path: begins.guid },
      { code: 'submission.required-missing', path: agreed.guid },
      { code: 'request.robot' },
    ],
    files: ['plan.pdf'],
  });
}

describe('A post that was refused without script', () => {
  it('is returned with what was typed, what to correct, and the names of the files', () => {
    document.body.innerHTML = serverHtml({ ...page, returned: refusedPost() });
    expect(control(name).value).toBe('Aino');
    expect(controls(uses).map(({ checked }) => checked)).toEqual([true, false, true]);
    expect(errorAt(begins)).toBe('Enter a date like 31 12 2027');
    const links = [...document.querySelectorAll('[aria-labelledby="error-summary"] a')];
    expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
      [`#field-${begins.guid}`, 'Enter a date like 31 12 2027'],
      [`#field-${agreed.guid}`, 'Tick Agreed'],
    ]);
    expect(document.body.textContent).toContain('There are 3 things to correct');
    expect(document.body.textContent).toContain('Choose these files again: plan.pdf');
    document.body.innerHTML = '';
  });

  it('moves the focus to the summary once its script has loaded', async () => {
    await openPage({ ...page, returned: refusedPost() });
    await settled();
    expect(document.activeElement?.id).toBe('error-summary');
    expect(document.title).toBe('Error: Application – Kuusilahti');
  });
});

describe('A post without script of which an earlier version had arrived', () => {
  const arrived = { reference: '72D9-VJDM-J843', receivedAt: '2027-01-31T08:00:00.000Z' };
  const returned = { ...refusedPost(), problems: [], arrived, corrects: guidOf('before') };

  it('is returned with the reference of that version, what was typed, and a button to send it as a new one', () => {
    document.body.innerHTML = serverHtml({ ...page, returned });
    const notice = one('[aria-labelledby="arrived-version"]');
    expect(notice.textContent).toContain('Your first version arrived');
    expect(notice.textContent).toContain(arrived.reference);
    expect(notice.textContent).toContain('Choose these files again: plan.pdf');
    expect(one('[aria-labelledby="arrived-version"] [type="submit"]').textContent).toBe(
      'Send the corrected version',
    );
    expect(control(name).value).toBe('Aino');
    expect(one<HTMLInputElement>('[name="corrects"]').value).toBe(guidOf('before'));
    document.body.innerHTML = '';
  });

  it('moves the focus to the notice once its script has loaded', async () => {
    expect(await openPage({ ...page, returned })).toEqual([]);
    await settled();
    expect(document.activeElement?.id).toBe('arrived-version');
    expect(document.title).toBe('Error: Application – Kuusilahti');
  });
});

describe('A form that is filled in', () => {
  it('does not ask before leaving while nothing was touched, and asks after the first letter', async () => {
    await openPage(page);
    expect(document.querySelector('dialog')).toBeNull();
    await type(name, 'A');
    click(one('header a[href="/"]'));
    expect(popup()).toContain('You have changes that are not saved. Leave this page?');
  });

  it('counts what is answered beside the form', async () => {
    await openPage(page);
    await type(members, '12');
    expect(one('nav[aria-labelledby] li:first-child').textContent).toContain('1 of 4 answered');
  });

  it('keeps what was typed before the script loaded', async () => {
    await openPage(page, { before: () => (control(members).value = '7') });
    await settled();
    expect(control(members).value).toBe('7');
    expect(one('nav[aria-labelledby] li:first-child').textContent).toContain('1 of 4 answered');
  });

  it('checks fields left before the script loaded as if they had just been left, and not the one that has the focus', async () => {
    function before(): void {
      control(members).value = '99999999999';
      control(begins).value = '31.2.2027';
      control(name).focus();
    }
    await openPage(page, { before });
    await settled();
    expect(control(members).value).toBe('2147483647');
    expect(errorAt(begins)).toBe('31.2.2027 is not a real date. Check the day and month.');
    expect(document.activeElement).toBe(control(name));
    expect(errorAt(name)).toBeUndefined();
  });

  it('lets visitors finish what they were typing when the script loaded', async () => {
    function before(): void {
      control(begins).value = '31.2';
      control(begins).focus();
    }
    await openPage(page, { before });
    await settled();
    expect(errorAt(begins)).toBeUndefined();
    expect(document.activeElement).toBe(control(begins));
    await type(begins, '31.2.2027');
    await act(async () => control(name).focus());
    await settled();
    expect(errorAt(begins)).toBe('31.2.2027 is not a real date. Check the day and month.');
  });

  it('lists what is missing, then leads to each control, and removes errors as they are corrected', async () => {
    await openPage(page);
    await type(name, 'Aino');
    await send();
    expect(popup()).toContain('Some answers are missing');
    expect(popup()).toContain('Answer every question marked with *.');
    expect([...one('dialog[open]').querySelectorAll('li')].map((item) => item.textContent)).toEqual([
      'Select DistrictHarbour',
      'Enter BeginsTime',
      'Tick AgreedTime',
    ]);

    click(one(`dialog[open] [href="#field-${begins.guid}"]`));
    await settled();
    expect(document.querySelector('dialog[open]')).toBeNull();
    expect(document.activeElement).toBe(control(begins));

    await send();
    click(one('dialog[open] button'));
    expect(document.activeElement?.id).toBe('error-summary');
    expect(document.title).toBe('Error: Application – Kuusilahti');
    click(one(`[href="#field-${agreed.guid}"]`));
    expect(document.activeElement).toBe(control(agreed));

    await act(async () => control(agreed).click());
    expect(errorAt(agreed)).toBeUndefined();
    expect(document.querySelectorAll('[aria-labelledby="error-summary"] a')).toHaveLength(2);
  });

  it('reports on leaving that a date can’t be read', async () => {
    await openPage(page);
    await type(begins, '31.2.2027');
    expect(errorAt(begins)).toBeUndefined();
    await act(async () => control(name).focus());
    await settled();
    expect(errorAt(begins)).toBe('31.2.2027 is not a real date. Check the day and month.');
  });
});

describe('The preview', () => {
  it('is marked as one and can’t be sent', () => {
    document.body.innerHTML = serverHtml({ ...page, mode: 'preview' });
    expect(document.body.textContent).toContain('This is a preview.');
    expect(control(name).disabled).toBe(true);
    expect(document.querySelector('[type="submit"]')?.closest('form[enctype]') ?? null).toBeNull();
    document.body.innerHTML = '';
  });
});

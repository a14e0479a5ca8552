import { pageLogicOf, type Answers, type Condition, type FormCheck } from '@form-portal/domain';
import { prepareForm, resolve } from '@form-portal/domain/logic';
import { aField, aForm, aGroup, guidOf, someOptions } from '@form-portal/domain/testing';
import { fieldTypes } from '@form-portal/field-types';
import { one } from '@form-portal/ui/testing';
import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { aFormPage } from '../../../testing/a-form-page.ts';
import { isAssociation, pagedQuestions } from '../../../testing/a-paged-form-page.ts';
import { aReturnedPost } from '../../../testing/a-returned-post.ts';
import {
  control,
  errorAt,
  popup,
  prepareFormPages,
  refuseSending,
  send,
  type,
} from '../../../testing/fill-form-page.ts';
import { openPage, serverHtml } from '../../../testing/open-page.tsx';
import { draftKey } from '../draft/storage/draft-key.ts';
import type { FormPageContent } from '../form-page-content.ts';

const applicant = { ...pagedQuestions.applicant, required: false };
const { register } = pagedQuestions;
const chosen = aField('select', {
  guid: guidOf('chosen'),
  label: { gb: 'Members' },
  dataType: 10,
  options: someOptions('Young', 'Old'),
});
const members = { ...aGroup('Associ', [chosen]), showWhen: isAssociation };
const rent = aField('number', { guid: guidOf('rent'), label: { gb: 'Rent' }, dataType: 3 });
const total = aField('number', {
  guid: guidOf('total'),
  label: { gb: 'Total' },
  formula: `{field:${rent.guid}} * 2`,
});
const most = aField('number', { guid: guidOf('most'), label: { gb: 'Most' }, dataType: 3 });
const affordable: FormCheck = {
  guid: guidOf('stop'),
  must: { kind: 'field', field: total.guid, operator: 'at-most', operand: { kind: 'literal', value: 1000 } },
  message: { gb: 'Apply elsewhere above 1,000 euros.' },
  at: null,
  kind: 'stop',
};

const formWithRules = aForm({
  fields: [applicant, register, chosen, rent, total],
  groups: [members],
  layout: [
    { kind: 'field', guid: applicant.guid },
    { kind: 'field', guid: register.guid },
    { kind: 'group', guid: members.guid },
    { kind: 'field', guid: rent.guid },
    { kind: 'field', guid: total.guid },
  ],
  checks: [affordable],
});

const costsFirst = {
  ...formWithRules,
  layout: [...formWithRules.layout.slice(3), ...formWithRules.layout.slice(0, 3)],
};

function aLogicPage(answers: Answers = {}, changes: Partial<FormPageContent> = {}): FormPageContent {
  const { form = formWithRules } = changes;
  const today = '2027-03-01';
  const resolution = resolve(prepareForm(form, fieldTypes), answers, { today, identified: false });
  return aFormPage({ form, logic: pageLogicOf(form, resolution, today), ...changes });
}

const endErrors = () =>
  [...document.querySelectorAll('[data-part="end-error"]')].map((error) => error.textContent);
const fieldOf = (field: { readonly guid: string }) => one<HTMLElement>(`[data-field="${field.guid}"]`);
const isShown = (field: { readonly guid: string }) => fieldOf(field).closest('[hidden]') === null;
const output = () => one(`[data-field="${total.guid}"] output`).textContent;
const announced = () => document.querySelector('[role="status"] > p')?.textContent;

/** Announcements wait for a pause in typing, longer than `waitFor` does by default. */
const patience = { timeout: 10_000 };

prepareFormPages();

describe('The page of a form with rules', () => {
  it('comes with what is asked, and with the rest hidden, so that nothing flashes', () => {
    document.body.innerHTML = serverHtml(aLogicPage());

    expect([register, chosen].map(isShown)).toEqual([false, false]);
    expect(isShown(rent)).toBe(true);
    expect(one<HTMLInputElement>('[name="asked"]').value).toBe(
      [applicant, rent, total].map(({ guid }) => guid).join(','),
    );
    expect(output()).toBe('–');
    document.body.innerHTML = '';
  });

  it('explains the mark of required questions from the start if an answer may require one: nothing appears above that answer', () => {
    document.body.innerHTML = serverHtml(aLogicPage());

    expect(document.body.textContent).toContain('Questions marked with * must be answered.');
    document.body.innerHTML = '';
  });

  it('shows computed fields as values in the preview too, and none that visitors never see', () => {
    document.body.innerHTML = serverHtml(aLogicPage({}, { mode: 'preview' }));

    expect(output()).toBe('–');
    const form = aForm({ fields: [rent, { ...total, shown: false }] });
    document.body.innerHTML = serverHtml(aLogicPage({}, { form, mode: 'preview' }));
    expect(document.body.textContent).not.toContain('Total');
    document.body.innerHTML = '';
  });

  it('shows and hides questions by the answers, requires them, and keeps what was typed', async () => {
    await openPage(aLogicPage());

    await type(applicant, 'Association');
    expect([register, chosen].map(isShown)).toEqual([true, true]);
    expect(control(register).getAttribute('aria-required')).toBe('true');
    expect(fieldOf(register).textContent).toContain('Asked because of your answer');
    await type(register, '123');
    await type(applicant, 'person');
    expect(isShown(register)).toBe(false);
    await type(applicant, 'association');

    expect(control(register).value).toBe('123');
  });

  it('announces new questions once, when typing has paused', async () => {
    await openPage(aLogicPage());

    await type(applicant, 'association');
    expect(announced()).toBeUndefined();

    await act(() =>
      vi.waitFor(() => expect(announced()).toBe('2 new questions: Register number, Members'), patience),
    );
  });

  it('treats no question of a restored draft as new', async () => {
    const page = aLogicPage();
    const answers = { [applicant.guid]: 'association' };
    sessionStorage.setItem(
      draftKey(page.form.guid),
      JSON.stringify({ guid: guidOf('kept'), answers, owner: '' }),
    );

    await openPage(page);

    expect(isShown(register)).toBe(true);
    expect(document.body.textContent).not.toContain('Asked because of your answer');
  });

  it('computes values while somebody types, and announces one once it has settled', async () => {
    await openPage(aLogicPage());

    await type(rent, '10,25');
    expect(output()).toBe('20.50');
    expect(announced()).toBeUndefined();
    await act(() => vi.waitFor(() => expect(announced()).toBe('Total: 20.50'), patience));
    await type(rent, '');
    expect(output()).toBe('–');
  });

  it('counts only questions that visitors answer among those of a part, and shows no count for a part without any', async () => {
    const costs = aGroup('Costs', [rent, total]);
    const about = aGroup('About', []);
    const layout = [about, costs].map(({ guid }) => ({ kind: 'group' as const, guid }));
    await openPage(
      aLogicPage({}, { form: aForm({ fields: [rent, total], groups: [about, costs], layout }) }),
    );
    await type(rent, '10');

    const parts = [...document.querySelectorAll('nav[aria-labelledby] li')].map(
      ({ textContent }) => textContent,
    );
    expect(parts).toEqual(['About', 'Costs1 / 1, 1 of 1 answered']);
  });

  it('requires only what is asked', async () => {
    await openPage(aLogicPage());
    await type(applicant, 'association');

    await send();
    expect(errorAt(register)).toBe('Enter Register number');

    await type(applicant, 'person');
    expect(document.querySelector('[aria-labelledby="error-summary"]')).toBeNull();
  });

  it('no longer calls an empty question missing once another answer stops requiring it', async () => {
    const form = aForm({ fields: [applicant, { ...rent, requireWhen: isAssociation }] });
    await openPage(aLogicPage({}, { form }));
    await type(applicant, 'association');
    await send();
    expect(errorAt(rent)).toBe('Enter Rent');

    await type(applicant, 'person');
    expect(errorAt(rent)).toBeUndefined();
    expect(document.querySelector('[aria-labelledby="error-summary"]')).toBeNull();
  });

  it('offers to open the form again when the server asks what the page does not, as after midnight', async () => {
    await openPage(aLogicPage());
    await type(applicant, 'person');
    const error = 'Enter Register number';
    refuseSending(400, {
      error,
      code: 'submission.required-missing',
      fields: [{ GUID: register.guid, error }],
    });

    await send();
    await act(() => vi.waitFor(() => expect(popup()).toContain(error)));

    expect(popup()).toContain('This page is out of date');
    expect(popup()).toContain('Open the form again');
    expect(popup()).not.toContain('Try again');
  });

  it('offers no Send while a stop fails, explains why, and keeps the answers', async () => {
    await openPage(aLogicPage());
    await type(rent, '600');

    expect(document.querySelector('button[type="submit"]')).toBeNull();
    expect(document.body.textContent).toContain('Apply elsewhere above 1,000 euros.');
    expect(control(rent).value).toBe('600');

    await type(rent, '500');
    expect(document.querySelector('button[type="submit"]')).not.toBeNull();
  });

  it('shows a stop in place of what follows its question, and restores that unchanged once an answer lifts the stop', async () => {
    const attachments = { maxFileSizeMb: 10, categories: ['doc'], customExtensions: [] } as const;
    await openPage(aLogicPage({}, { form: { ...costsFirst, attachments } }));
    await type(applicant, 'association');
    await type(register, '123');
    const attachmentsShown = () => one('#choose-files').closest('[hidden]') === null;
    expect([[rent, total, register, chosen, applicant].map(isShown), attachmentsShown()]).toEqual([
      [true, true, true, true, true],
      true,
    ]);

    await type(rent, '600');
    expect([[rent, total, register, chosen, applicant].map(isShown), attachmentsShown()]).toEqual([
      [true, true, false, false, false],
      false,
    ]);

    await type(rent, '500');
    expect([[register, chosen, applicant].map(isShown), attachmentsShown()]).toEqual([
      [true, true, true],
      true,
    ]);
    expect([control(register).value, control(applicant).value]).toEqual(['123', 'association']);
    expect(fieldOf(applicant).textContent).not.toContain('Asked because of your answer');
  });

  it('shows only the first of two stops, whose question leaves out that of the second', async () => {
    const second: FormCheck = {
      ...affordable,
      guid: guidOf('second'),
      must: { kind: 'not', of: isAssociation },
      message: { gb: 'Not for associations.' },
    };
    await openPage(aLogicPage({}, { form: { ...costsFirst, checks: [second, affordable] } }));
    const formText = () => one('form').textContent;

    await type(applicant, 'association');
    expect(formText()).toContain('Not for associations.');
    await type(rent, '600');
    expect(formText()).toContain('Apply elsewhere above 1,000 euros.');
    expect(formText()).not.toContain('Not for associations.');

    await type(rent, '500');
    expect(formText()).not.toContain('Apply elsewhere above 1,000 euros.');
    expect(formText()).toContain('Not for associations.');
  });

  it('comes from the server without what a stop leaves out', () => {
    const html = serverHtml(aLogicPage({ [rent.guid]: 600 }, { form: costsFirst }));
    document.body.innerHTML = html;

    expect([rent, total, applicant].map(isShown)).toEqual([true, true, false]);
    expect(document.body.textContent).toContain('Apply elsewhere above 1,000 euros.');
    expect(html).toMatch(/<noscript[^>]*><button[^>]* value="again"/);
    document.body.innerHTML = '';
  });

  it('says which questions the answers of a post without script revealed', () => {
    const answers = { [applicant.guid]: 'association' };
    const returned = aReturnedPost({ answers, newQuestions: [register.guid] });
    document.body.innerHTML = serverHtml(aLogicPage(answers, { returned }));

    expect(isShown(register)).toBe(true);
    expect(document.body.textContent).toContain('New question: Register number');
    expect(document.querySelector('#answers-check')).toBeNull();
    document.body.innerHTML = '';
  });

  it('describes a computed value by the check that failed there, to which the summary leads', async () => {
    const form = aForm({ fields: [rent, total], checks: [{ ...affordable, kind: 'error', at: total.guid }] });
    await openPage(aLogicPage({}, { form }));
    await type(rent, '600');
    const value = one(`[data-field="${total.guid}"] output`);
    expect(value.getAttribute('aria-describedby')).toBeNull();

    await send();

    const described = document.getElementById(value.getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toBe('Apply elsewhere above 1,000 euros.');
  });

  it.each([
    ['at a field', rent.guid],
    ['of the whole form', null],
    ['at a computed field that visitors never see', total.guid],
  ])('says that a check %s failed until it holds, whichever answer makes it hold', async (_where, at) => {
    const must: Condition = {
      kind: 'field',
      field: rent.guid,
      operator: 'at-most',
      operand: { kind: 'field', field: most.guid },
    };
    const fields = [rent, most, { ...total, shown: false as const }];
    const form = aForm({ fields, checks: [{ ...affordable, kind: 'error', must, at }] });
    await openPage(aLogicPage({}, { form }));
    await type(rent, '600');
    await type(most, '500');
    const message = 'Apply elsewhere above 1,000 euros.';
    const summary = () => document.querySelector('[aria-labelledby="error-summary"]');

    await send();
    expect(summary()?.textContent).toContain(message);
    expect(errorAt(rent)).toBe(at === rent.guid ? message : undefined);
    expect(endErrors()).toEqual(at === rent.guid ? [] : [message]);
    await type(rent, '590');
    expect(summary()?.textContent).toContain(message);

    await type(most, '590');
    expect([summary(), errorAt(rent), ...endErrors()]).toEqual([null, undefined]);
  });
});

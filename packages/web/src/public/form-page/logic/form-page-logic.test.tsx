import { aForm, aGroup, guidOf } from '@form-portal/domain/testing';
import { one } from '@form-portal/ui/testing';
import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import {
  aLogicPage,
  applicant,
  chosen,
  fieldOf,
  isShown,
  output,
  register,
  rent,
  total,
} from '../../../testing/a-logic-page.ts';
import { isAssociation } from '../../../testing/a-paged-form-page.ts';
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

  it('says which questions the answers of a post without script revealed', () => {
    const answers = { [applicant.guid]: 'association' };
    const returned = aReturnedPost({ answers, newQuestions: [register.guid] });
    document.body.innerHTML = serverHtml(aLogicPage(answers, { returned }));

    expect(isShown(register)).toBe(true);
    expect(document.body.textContent).toContain('New question: Register number');
    expect(document.querySelector('#answers-check')).toBeNull();
    document.body.innerHTML = '';
  });
});

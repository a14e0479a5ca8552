import type { Condition, FormCheck } from '@form-portal/domain';
import { aField, aForm, guidOf } from '@form-portal/domain/testing';
import { one } from '@form-portal/ui/testing';
import { describe, expect, it } from 'vitest';
import {
  aLogicPage,
  affordable,
  applicant,
  chosen,
  fieldOf,
  formWithRules,
  isShown,
  register,
  rent,
  total,
} from '../../../testing/a-logic-page.ts';
import { isAssociation } from '../../../testing/a-paged-form-page.ts';
import { control, errorAt, prepareFormPages, send, type } from '../../../testing/fill-form-page.ts';
import { openPage, serverHtml } from '../../../testing/open-page.tsx';

const most = aField('number', { guid: guidOf('most'), label: { gb: 'Most' }, dataType: 3 });

const costsFirst = {
  ...formWithRules,
  layout: [...formWithRules.layout.slice(3), ...formWithRules.layout.slice(0, 3)],
};

const endErrors = () =>
  [...document.querySelectorAll('[data-part="end-error"]')].map((error) => error.textContent);

/** What the live regions of the page say: not all screen readers read one that arrives with its text, in the form. */
const announced = () =>
  [...document.querySelectorAll('[role="status"]')]
    .filter((region) => region.closest('form') === null)
    .map(({ textContent }) => textContent);

prepareFormPages();

describe('The page of a form with rules', () => {
  it('offers no Send while a stop fails, explains why, and keeps the answers', async () => {
    await openPage(aLogicPage());
    await type(rent, '600');

    expect(document.querySelector('button[type="submit"]')).toBeNull();
    expect(one('form').textContent).toContain('Apply elsewhere above 1,000 euros.');
    expect(announced()).toContain('Apply elsewhere above 1,000 euros.');
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

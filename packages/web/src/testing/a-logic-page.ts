import { pageLogicOf, type Answers, type FormCheck } from '@form-portal/domain';
import { prepareForm, resolve } from '@form-portal/domain/logic';
import { aField, aForm, aGroup, guidOf, someOptions } from '@form-portal/domain/testing';
import { fieldTypes } from '@form-portal/field-types';
import { one } from '@form-portal/ui/testing';
import type { FormPageContent } from '../public/form-page/form-page-content.ts';
import { aFormPage } from './a-form-page.ts';
import { isAssociation, pagedQuestions } from './a-paged-form-page.ts';

/** Questions of a form with rules: associations are asked more, and the total is computed from the rent. */
export const applicant = { ...pagedQuestions.applicant, required: false };
export const { register } = pagedQuestions;
export const chosen = aField('select', {
  guid: guidOf('chosen'),
  label: { gb: 'Members' },
  dataType: 10,
  options: someOptions('Young', 'Old'),
});
const members = { ...aGroup('Associ', [chosen]), showWhen: isAssociation };
export const rent = aField('number', { guid: guidOf('rent'), label: { gb: 'Rent' }, dataType: 3 });
export const total = aField('number', {
  guid: guidOf('total'),
  label: { gb: 'Total' },
  formula: `{field:${rent.guid}} * 2`,
});

/** A stop that fails above a total of 1,000. */
export const affordable: FormCheck = {
  guid: guidOf('stop'),
  must: { kind: 'field', field: total.guid, operator: 'at-most', operand: { kind: 'literal', value: 1000 } },
  message: { gb: 'Apply elsewhere above 1,000 euros.' },
  at: null,
  kind: 'stop',
};

/** The form with the rules. */
export const formWithRules = aForm({
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

/** The page of the form as the server resolves it. */
export function aLogicPage(answers: Answers = {}, changes: Partial<FormPageContent> = {}): FormPageContent {
  const { form = formWithRules } = changes;
  const today = '2027-03-01';
  const resolution = resolve(prepareForm(form, fieldTypes), answers, { today, identified: false });
  return aFormPage({ form, logic: pageLogicOf(form, resolution, today), ...changes });
}

/** Whether a question is shown. */
export const isShown = (field: { readonly guid: string }): boolean =>
  fieldOf(field).closest('[hidden]') === null;

/** The part of the page with a question. */
export const fieldOf = (field: { readonly guid: string }): HTMLElement =>
  one<HTMLElement>(`[data-field="${field.guid}"]`);

/** The total as it is shown. */
export const output = () => one(`[data-field="${total.guid}"] output`).textContent;

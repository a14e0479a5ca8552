import { dataTypes, pageLogicOf, type Answers, type Condition, type FormCheck } from '@form-portal/domain';
import { prepareForm, resolve } from '@form-portal/domain/logic';
import { aField, aForm, guidOf } from '@form-portal/domain/testing';
import { fieldTypes } from '@form-portal/field-types';
import { aFormPage } from './a-form-page.ts';
import type { FormPageContent } from '../public/form-page/form-page-content.ts';

/** The pages of the form: on the second one something is asked of associations only. */
export const pages = {
  applicant: { guid: guidOf('pageap'), name: { gb: 'Applicant' } },
  association: { guid: guidOf('pageas'), name: { gb: 'Association' } },
  costs: { guid: guidOf('pageco'), name: { gb: 'Costs' } },
} as const;

const applicant = aField('text', { guid: guidOf('applic'), label: { gb: 'Applicant' }, required: true });
/** The applicant is an association. */
export const isAssociation: Condition = {
  kind: 'field',
  field: applicant.guid,
  operator: 'equals',
  operand: { kind: 'literal', value: 'association' },
};
const register = aField('text', {
  guid: guidOf('regist'),
  label: { gb: 'Register number' },
  showWhen: isAssociation,
  requireWhen: 'shown',
});
const nickname = aField('text', {
  guid: guidOf('nickna'),
  label: { gb: 'Nickname' },
  showWhen: isAssociation,
});
const rent = aField('number', {
  guid: guidOf('rent'),
  label: { gb: 'Rent' },
  dataType: dataTypes.floating,
  required: true,
});

/** One field of each kind; the nickname is asked on the first page. */
export const pagedQuestions = { applicant, nickname, register, rent };

/** Nobody can send the form with a higher rent. */
export const affordable: FormCheck = {
  guid: guidOf('stop'),
  must: { kind: 'field', field: rent.guid, operator: 'at-most', operand: { kind: 'literal', value: 1000 } },
  message: { gb: 'Apply elsewhere above 1,000 euros.' },
  at: null,
  kind: 'stop',
};

/** The page of a form with three pages, as its rules make it with these answers. */
export function aPagedFormPage(
  answers: Answers = {},
  changes: Partial<FormPageContent> = {},
): FormPageContent {
  const form = aForm({
    fields: [applicant, nickname, register, rent],
    pages: Object.values(pages),
    layout: [
      { kind: 'field', guid: applicant.guid, page: pages.applicant.guid },
      { kind: 'field', guid: nickname.guid, page: pages.applicant.guid },
      { kind: 'field', guid: register.guid, page: pages.association.guid },
      { kind: 'field', guid: rent.guid, page: pages.costs.guid },
    ],
    checks: [affordable],
    checkAnswers: true,
    attachments: { maxFileSizeMb: 10, categories: ['doc'], customExtensions: [] },
    ...changes.form,
  });
  const today = '2027-03-01';
  const resolution = resolve(prepareForm(form, fieldTypes), answers, { today, identified: false });
  return aFormPage({ ...changes, form, logic: pageLogicOf(form, resolution, today) });
}

import { answerKey, initialRows, pageLogicOf, type Answers, type Field } from '@form-portal/domain';
import { prepareForm, resolve } from '@form-portal/domain/logic';
import { aField, aForm, aGroup, guidOf } from '@form-portal/domain/testing';
import { fieldTypes } from '@form-portal/field-types';
import { act } from 'react';
import type { FormPageContent } from '../public/form-page/form-page-content.ts';
import { aFormPage } from './a-form-page.ts';
import { settled } from './fill-form-page.ts';
import { openPage } from './open-page.tsx';

/** Questions of a repeatable group with up to three rows, and the total of its sums. */
export const giver = aField('text', {
  guid: guidOf('giver'),
  label: { gb: 'Giver' },
  description: { gb: 'Who *gave* it.' },
});
export const sum = aField('number', { guid: guidOf('sum'), label: { gb: 'Sum' } });
export const total = aField('number', {
  guid: guidOf('total'),
  label: { gb: 'Total' },
  formula: `sum({field:${sum.guid}})`,
});
export const grants = {
  ...aGroup('Grants', [giver, sum]),
  repeat: { min: 1, max: 3, rowName: { gb: 'Grant' }, addText: { gb: 'Add a grant' } },
};
export const formWithRows = aForm({
  fields: [giver, sum, total],
  groups: [grants],
  layout: [
    { kind: 'group', guid: grants.guid },
    { kind: 'field', guid: total.guid },
  ],
});

/** The page of the form with its fewest rows. */
export function aRowsPage(answers: Answers = {}, of = formWithRows): FormPageContent {
  const today = '2027-03-01';
  const prepared = prepareForm(of, fieldTypes);
  const resolution = resolve(prepared, answers, { today, identified: false }, initialRows(of));
  return aFormPage({ form: of, logic: pageLogicOf(of, resolution, today) });
}

/** The control of a question in a row; null when there is none. */
export const input = (field: Field, row: number) =>
  document.querySelector<HTMLInputElement>(`[name="${answerKey(field.guid, row)}"]`);

/** The names of the rows. */
export const headings = () => [...document.querySelectorAll('h3')].map(({ textContent }) => textContent);

/** The button with a name. */
export const button = (name: string) =>
  [...document.querySelectorAll('button')].find(
    (one) => (one.getAttribute('aria-label') ?? one.textContent) === name,
  );

/** The total as it is shown. */
export const output = () => document.querySelector('output')?.textContent;

/** Presses a button and waits for what it does. */
export async function press(name: string): Promise<void> {
  await act(async () => button(name)?.click());
  await settled();
  await settled();
}

/** Types into the control of a question in a row. */
export async function enter(field: Field, row: number, text: string): Promise<void> {
  const element = input(field, row);
  if (element === null) throw new Error(`there is no row ${String(row)}`);
  await act(async () => {
    element.value = text;
    element.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await settled();
}

/** Opens the page and fills in three rows. */
export async function threeGrants(): Promise<void> {
  await openPage(aRowsPage());
  await enter(giver, 1, 'State');
  await press('Add a grant');
  await enter(giver, 2, 'EU');
  await enter(sum, 2, '20');
  await press('Add a grant');
  await enter(giver, 3, 'City');
  await enter(sum, 3, '3');
}

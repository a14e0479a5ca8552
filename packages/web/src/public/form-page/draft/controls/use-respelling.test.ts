import { describe, expect, it } from 'vitest';
import { createI18n } from '../../../../shared/i18n/i18n.ts';
import { aFormPage, questions } from '../../../../testing/a-form-page.ts';
import { aPageContext } from '../../../../testing/sample-page.ts';
import { initialI18nSource } from '../../../page-root.tsx';
import { respelledControls } from './use-respelling.ts';

const { form } = aFormPage();
const { name, begins, opens, uses } = questions;
const [from, to] = [
  createI18n(initialI18nSource(aPageContext('gb'))),
  createI18n(initialI18nSource(aPageContext('fi'))),
];

describe('Another language while a form is filled in', () => {
  it('spells dates and times its own way, and nothing else', () => {
    const answers = {
      [name.guid]: '31 12 2027',
      [begins.guid]: '2027-12-31',
      [opens.guid]: '2027-06-01 09:05',
      [uses.guid]: [1, 2],
    };
    expect(respelledControls(form, answers, { from, to })).toEqual([
      [begins.guid, '31.12.2027'],
      [opens.guid, '1.6.2027'],
      [`${opens.guid}.time`, '9.05'],
    ]);
  });

  it('leaves a date that can’t be read as it was typed', () => {
    expect(respelledControls(form, { [begins.guid]: 'next summer' }, { from, to })).toEqual([]);
  });
});

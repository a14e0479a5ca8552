import { guidOf } from '@form-portal/domain/testing';
import { describe, expect, it } from 'vitest';
import { createI18n } from '../../shared/i18n/i18n.ts';
import { matchingForms } from './matching-forms.ts';
import type { FormOverview } from '@form-portal/domain/wire';

const i18n = createI18n({
  language: 'fi',
  languageTag: 'fi',
  defaultLanguage: 'fi',
  timeZone: 'Europe/Helsinki',
  texts: {},
  tags: {},
});

function form(fi: string, gb: string, className: string | null = null): FormOverview {
  return {
    guid: guidOf(gb.slice(0, 4)),
    name: { fi, gb },
    suomiFiEnabled: false,
    enabled: true,
    showInFormPortal: true,
    revision: 1,
    draftedAt: null,
    className,
    classNames: className === null ? {} : { gb: 'Application' },
    updatedAt: null,
    submissions: 0,
    findings: 0,
    languages: [],
  };
}

const forms = [
  form('Öljyvahinko', 'Oil spill'),
  form('Avustus 2027', 'Grant 2027', 'Hakemus'),
  form('Avustus', 'Grant'),
];

describe('the forms of My Forms', () => {
  it.each([
    ['', ['Avustus', 'Avustus 2027', 'Öljyvahinko']],
    ['avu', ['Avustus', 'Avustus 2027']],
    ['2027 GRANT', ['Avustus 2027']],
    ['hakemus', ['Avustus 2027']],
    ['application', ['Avustus 2027']],
    ['öljy', ['Öljyvahinko']],
    ['oljy', ['Öljyvahinko']],
    ['nothing of the kind', []],
  ])('matching “%s” are %j, in the order of the language', (wanted, found) => {
    expect(matchingForms(forms, wanted, i18n).map(({ name }) => name['fi'])).toEqual(found);
  });
});

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DisplayLocale } from '../../field-type/field-type.ts';
import type { Field } from '../../form/form.ts';
import type { Guid } from '../../guid.ts';
import { arbitraryLogicForm } from '../../testing/arbitrary-logic.ts';
import { aField, aForm, aGroup, someOptions } from '../../testing/builders.ts';
import { all, any, literal, options, test, today } from '../../testing/condition-notation.ts';
import { guidOf } from '../../testing/guids.ts';
import { testFieldTypes } from '../../testing/test-field-types.ts';
import { languageTagOf } from '../../text/language-tag.ts';
import { bundledCatalogue, type BundledLanguage } from '../../translations/defaults/index.ts';
import { translateWith } from '../../translations/translate.ts';
import type { Condition } from '../conditions/condition.ts';
import { groupSpans, questionsOf } from '../rules/questions.ts';
import { rulesOf } from '../rules/references.ts';
import { brokenSentence, ruleSentence } from './rule-sentences.ts';
import {
  conditionSentence,
  formulaSentence,
  plainText,
  type Sentence,
  type SentenceContext,
} from './sentence.ts';

const languages = Object.keys(bundledCatalogue) as readonly BundledLanguage[];

const localeOf = (language: BundledLanguage): DisplayLocale => {
  const languageTag = languageTagOf(language);
  const text = translateWith(bundledCatalogue[language].texts, languageTag);
  return { languageTag, language, defaultLanguage: 'gb', text };
};

const form = aForm({
  fields: [
    aField('text', { guid: guidOf('name'), label: { gb: 'Name', fi: 'Nimi', se: 'Namn' } }),
    aField('number', { guid: guidOf('sum'), label: { gb: 'Amount', fi: 'Summa', se: 'Belopp' } }),
    aField('boolean', { guid: guidOf('tick'), label: { gb: 'Consent', fi: 'Suostumus', se: 'Samtycke' } }),
    aField('date', { guid: guidOf('day'), label: { gb: 'Birthday', fi: 'Syntymäaika', se: 'Född' } }),
    aField('select', {
      guid: guidOf('who'),
      label: { gb: 'Applicant', fi: 'Hakija', se: 'Sökande' },
      dataType: 9,
      options: someOptions('Association', 'Company'),
    }),
    aField('text', { guid: guidOf('bare'), label: {} }),
  ],
});
const questions = questionsOf(form, testFieldTypes);
const contextOf = (language: BundledLanguage): SentenceContext => ({
  questions,
  groups: groupSpans(form, questions),
  fieldTypes: testFieldTypes,
  locale: localeOf(language),
});

const isAssociation = test('who', 'any-of', options(1));
const isLarge = test('sum', 'at-least', literal(5000));
const person = (identified: boolean): Condition => ({ kind: 'person', identified });

const write = (condition: Condition, language: BundledLanguage = 'gb'): string =>
  plainText(conditionSentence(condition, contextOf(language)));

describe('a condition as a sentence', () => {
  it.each<[Condition, string]>([
    [isAssociation, 'Applicant is Association'],
    [test('who', 'any-of', options(1, 2)), 'Applicant is Association or Company'],
    [test('who', 'none-of', options(1, 2)), 'Applicant is not Association or Company'],
    [test('who', 'answered'), 'Applicant is answered'],
    [test('sum', 'less', literal(5)), 'Amount is less than 5'],
    [test('sum', 'equals', { kind: 'field', field: guidOf('bare') }), 'Amount is field without a label'],
    [test('name', 'contains', literal('ltd')), 'Name contains “ltd”'],
    [test('tick', 'equals', literal(true)), 'Consent is ticked'],
    [test('tick', 'equals', literal(false)), 'Consent is not ticked'],
    [test('day', 'less', literal('2027-01-31')), 'Birthday is before 2027-01-31'],
    [test('day', 'at-most', today({ years: -18 })), 'Birthday is no later than today − 18 years'],
    [test('day', 'more', today({ days: 1, months: 2 })), 'Birthday is after today + 2 months + 1 day'],
    [person(true), 'the visitor has identified themselves'],
    [all(isAssociation, isLarge), 'Applicant is Association and Amount is at least 5000'],
    [
      all(any(isAssociation, person(false)), isLarge),
      '(Applicant is Association or the visitor has not identified themselves) and Amount is at least 5000',
    ],
    [{ kind: 'not', of: isAssociation }, 'it is not the case that Applicant is Association'],
    [
      { kind: 'not', of: any(isAssociation, isLarge) },
      'it is not the case that (Applicant is Association or Amount is at least 5000)',
    ],
    [any(isAssociation), 'Applicant is Association'],
  ])('reads %#', (condition, expected) => {
    expect(write(condition)).toBe(expected);
  });

  it('reads in the language of the reader', () => {
    const condition = all(
      test('who', 'none-of', options(1, 2)),
      test('day', 'less', today({ days: -14 })),
      test('name', 'unanswered'),
    );

    expect(write(condition, 'fi')).toBe(
      'Hakija ei ole Association eikä Company ja Syntymäaika on aiemmin kuin tänään − 14 päivää ja Nimi ei ole vastattu',
    );
    expect(write(condition, 'se')).toBe(
      'Sökande är något annat än Association eller Company och Född är före i dag − 14 dagar och Namn är obesvarad',
    );
  });

  it('names what no longer exists, and distinguishes it from words, labels and values', () => {
    const condition = any(test('zzz', 'answered'), test('who', 'any-of', options(1, 9)));
    const kinds = (sentence: Sentence) =>
      sentence.filter(({ kind }) => kind !== 'words').map(({ kind, text }) => [kind, text]);

    expect(kinds(conditionSentence(condition, contextOf('gb')))).toEqual([
      ['gone', 'a deleted question'],
      ['question', 'Applicant'],
      ['value', 'Association'],
      ['gone', 'a deleted option'],
    ]);
    expect(plainText(brokenSentence({ condition, formula: null }, contextOf('gb')))).toBe(
      'The rule does not work: a deleted question is answered or Applicant is Association or a deleted option',
    );
  });

  it('says of a requested file when it is requested', () => {
    const showWhen = test('who', 'answered');
    const request = { guid: guidOf('accounts'), name: {}, required: true, later: false, showWhen };
    const attachments = { ...form.attachments, requests: [request] };
    const sentences = rulesOf({ ...form, attachments }).map((rule) =>
      plainText(ruleSentence(rule, contextOf('gb'))),
    );
    expect(sentences).toEqual(['Requested when Applicant is answered']);
  });

  it('says in which rows of a repeatable group a test has to hold, unless the rule is in these rows', () => {
    const [amount, note, total] = ['amount', 'note', 'total'].map((name) =>
      aField('number', { guid: guidOf(name), label: { gb: name } }),
    ) as [Field, Field, Field];
    const grants = { ...aGroup('grants', [amount, note]), repeat: { min: 0, max: 9 } };
    const withRows = aForm({
      fields: [amount, note, total],
      groups: [grants],
      layout: [
        { kind: 'group', guid: grants.guid },
        { kind: 'field', guid: total.guid },
      ],
    });
    const ofRows = questionsOf(withRows, testFieldTypes);
    const context = { ...contextOf('gb'), questions: ofRows, groups: groupSpans(withRows, ofRows) };
    const more = test('amount', 'more', literal(10));
    const shown = (of: Guid, condition: Condition): string =>
      plainText(ruleSentence({ of, kind: 'showWhen', condition, formula: null }, context));

    expect(shown(total.guid, more)).toBe('Shown when in any row amount is more than 10');
    expect(shown(total.guid, { ...more, over: 'every' })).toBe(
      'Shown when in every row amount is more than 10',
    );
    expect(shown(note.guid, more)).toBe('Shown when amount is more than 10');
    const check = { of: guidOf('check'), kind: 'must', condition: more, formula: null } as const;
    expect(plainText(ruleSentence(check, context))).toBe('Must hold: amount is more than 10');
  });

  it('does not call options deleted when their question is', () => {
    const condition = test('zzz', 'any-of', options(1, 2));

    expect(write(condition, 'gb')).toBe('a deleted question is …');
  });

  it('says that a formula does not work, or still has to be written', () => {
    const sentences = ['1 +', ' '].map((formula) =>
      plainText(brokenSentence({ condition: null, formula }, contextOf('gb'))),
    );
    expect(sentences).toEqual(['The formula does not work: 1 +', 'Write a formula.']);
  });

  it('is written for every rule of any form', () => {
    fc.assert(
      fc.property(arbitraryLogicForm, fc.constantFrom(...languages), (random, language) => {
        const context = { ...contextOf(language), questions: questionsOf(random, testFieldTypes) };
        for (const rule of rulesOf(random)) expect(plainText(ruleSentence(rule, context))).not.toBe('');
      }),
    );
  });
});

describe('a formula as a sentence', () => {
  it.each([
    [`{field:${guidOf('sum')}} * 0,5`, 'Amount * 0,5'],
    [`SUM( {field:${guidOf('sum')}};{field:${guidOf('zzz')}})`, 'sum( Amount;a deleted question)'],
    ['1 + ?', '1 + ?'],
    ['', ''],
  ])('reads %#', (formula, expected) => {
    expect(plainText(formulaSentence(formula, contextOf('gb')))).toBe(expected);
  });
});

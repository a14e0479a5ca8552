import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Answers } from '../../field-type/field-type.ts';
import { inRow } from '../../form/rows.ts';
import { withArbitraryParts } from '../../testing/arbitrary-form-parts.ts';
import { aField, aForm, aGroup, someOptions } from '../../testing/builders.ts';
import {
  arbitraryAnswers,
  arbitraryFacts,
  arbitraryLogicForm,
  withArbitraryPartLogic,
} from '../../testing/arbitrary-logic.ts';
import { all, any, literal, options, test } from '../../testing/condition-notation.ts';
import { guidOf } from '../../testing/guids.ts';
import { testFieldTypes } from '../../testing/test-field-types.ts';
import { bundledCatalogue } from '../../translations/defaults/index.ts';
import { translateWith } from '../../translations/translate.ts';
import type { Condition } from '../conditions/condition.ts';
import { prepareForm } from '../resolving/prepare.ts';
import { resolve } from '../resolving/resolve.ts';
import { whySentence } from './rule-sentences.ts';
import { plainText } from './sentence.ts';
import { decisiveTests, explain, type Why } from './why.ts';

const facts = { today: '2027-03-01', identified: false };
const isAssociation = test('who', 'any-of', options(1));
const isLarge = test('sum', 'at-least', literal(5000));
const ticked = test('tick', 'equals', literal(true));

const who = aField('select', {
  guid: guidOf('who'),
  label: { gb: 'Applicant' },
  dataType: 9,
  options: someOptions('Association', 'Company'),
});
const sum = aField('number', { guid: guidOf('sum'), label: { gb: 'Amount' }, showWhen: isAssociation });
const tick = aField('boolean', { guid: guidOf('tick'), label: { gb: 'Consent' } });

function whyOf(showWhen: Condition | undefined, answers: Readonly<Record<string, Answers[string]>>) {
  const last = aField('text', { guid: guidOf('last'), ...(showWhen && { showWhen }) });
  const form = aForm({ fields: [who, sum, tick, last] });
  const prepared = prepareForm(form, testFieldTypes);
  const byGuid = Object.fromEntries(Object.entries(answers).map(([name, answer]) => [guidOf(name), answer]));
  const why = explain(prepared, resolve(prepared, byGuid, facts), facts).get(last.guid);
  const text = translateWith(bundledCatalogue['gb']?.texts ?? {}, 'en');
  const locale = { languageTag: 'en', language: 'gb', defaultLanguage: 'gb', text };
  const { questions, spans: groups } = prepared;
  const context = { questions, groups, fieldTypes: testFieldTypes, locale };
  const sentence = why === undefined ? null : whySentence(why, context);
  return { why, sentence: sentence === null ? null : plainText(sentence) };
}

describe('why an element is shown', () => {
  it.each<[string, Condition, Answers, string]>([
    ['one test', isAssociation, { who: [1] }, 'Shown because Applicant is Association'],
    ['one test that fails', isAssociation, { who: [2] }, 'Not shown because Applicant is Company'],
    ['no answer', isAssociation, {}, 'Not shown because Applicant is not answered'],
    ['not asked', isLarge, { who: [2], sum: 9000 }, 'Not shown because Amount is not asked'],
    [
      'only the failed tests of all',
      all(isAssociation, isLarge),
      { who: [1], sum: 3000 },
      'Not shown because Amount is 3000',
    ],
    [
      'only the tests of any that hold',
      any(isAssociation, ticked),
      { who: [2], tick: true },
      'Shown because Consent is ticked',
    ],
    [
      'every test of any that fails',
      any(isAssociation, ticked),
      {},
      'Not shown because Applicant is not answered and Consent is not ticked',
    ],
    [
      'a negation',
      { kind: 'not', of: isAssociation },
      { who: [1] },
      'Not shown because Applicant is Association',
    ],
    [
      'the person',
      { kind: 'person', identified: true },
      {},
      'Not shown because the visitor has not identified themselves',
    ],
    [
      'each answer once',
      all(isAssociation, test('who', 'answered')),
      { who: [1] },
      'Shown because Applicant is Association',
    ],
  ])('is said by the answers that decide: %s', (_title, condition, answers, expected) => {
    expect(whyOf(condition, answers).sentence).toBe(expected);
  });

  it('is not said for an element without a condition, nor for one whose condition does not count', () => {
    expect(whyOf(undefined, {})).toEqual({
      why: { isShown: true, judgement: null, isBroken: false, hiddenBy: null },
      sentence: null,
    });
    expect(whyOf(test('gone', 'answered'), {})).toMatchObject({
      why: { isShown: true, isBroken: true },
      sentence: null,
    });
  });

  it('names the group that hides a field', () => {
    const inner = aField('text', { guid: guidOf('inner') });
    const group = { ...aGroup('Costs', [inner]), showWhen: isAssociation };
    const form = aForm({
      fields: [who, inner],
      groups: [group],
      layout: [
        { kind: 'field', guid: who.guid },
        { kind: 'group', guid: group.guid },
      ],
    });
    const prepared = prepareForm(form, testFieldTypes);
    const whys = explain(prepared, resolve(prepared, {}, facts), facts);

    expect(whys.get(inner.guid)).toMatchObject({ isShown: false, hiddenBy: group.guid });
    expect(whys.get(group.guid)).toMatchObject({ isShown: false, judgement: { holds: false } });
  });

  it('explains each row of a repeatable group by its own answers, and names a group without rows', () => {
    const kind = aField('select', { ...who, guid: guidOf('kind') });
    const detail = aField('text', {
      guid: guidOf('detail'),
      showWhen: test('kind', 'any-of', { kind: 'options', ids: [2] }),
    });
    const group = { ...aGroup('Grants', [kind, detail]), repeat: { min: 0, max: 3 } };
    const form = aForm({
      fields: [kind, detail],
      groups: [group],
      layout: [{ kind: 'group', guid: group.guid }],
    });
    const prepared = prepareForm(form, testFieldTypes);
    const whysOf = (answers: Answers) => explain(prepared, resolve(prepared, answers, facts), facts);
    const inRows = whysOf({ [kind.guid]: [1], [inRow(kind.guid, 2)]: [2] });

    const explained = [detail.guid, inRow(detail.guid, 2)].map((key) => {
      const { isShown, judgement, hiddenBy } = inRows.get(key) ?? {};
      return [isShown, judgement?.kind === 'test' ? judgement.answer : null, hiddenBy];
    });
    expect(explained).toEqual([
      [false, [1], null],
      [true, [2], null],
    ]);
    expect(whysOf({}).get(kind.guid)).toMatchObject({ isShown: false, hiddenBy: group.guid });
  });

  it('agrees with what is asked, on any form and answers', () => {
    const anyCase = arbitraryLogicForm
      .chain(withArbitraryParts)
      .chain(withArbitraryPartLogic)
      .chain((form) =>
        fc.record({ form: fc.constant(form), answers: arbitraryAnswers(form), facts: arbitraryFacts }),
      );
    const isExplained = ({ isShown, judgement, hiddenBy }: Why): boolean =>
      isShown === (hiddenBy === null && (judgement?.holds ?? true));
    fc.assert(
      fc.property(anyCase, (one) => {
        const prepared = prepareForm(one.form, testFieldTypes);
        const resolution = resolve(prepared, one.answers, one.facts);
        const whys = explain(prepared, resolution, one.facts);
        const shown = [...resolution.asked, ...resolution.shownGroups, ...resolution.askedRequests];

        const pages = new Set(one.form.pages?.map(({ guid }) => guid));
        expect(
          [...whys]
            .filter(([guid, why]) => why.isShown && !pages.has(guid))
            .map(([guid]) => guid)
            .toSorted(),
        ).toEqual(shown.toSorted());
        expect([...whys].filter(([, why]) => !isExplained(why))).toEqual([]);
      }),
      { numRuns: 400 },
    );
  });

  it('comes down to tests with the outcome of the condition, or negated ones', () => {
    const { why } = whyOf(all(isAssociation, any(isLarge, ticked)), { who: [1], sum: 6000 });

    expect(
      why?.judgement && decisiveTests(why.judgement).map(({ test: { kind }, holds }) => [kind, holds]),
    ).toEqual([
      ['field', true],
      ['field', true],
    ]);
  });
});

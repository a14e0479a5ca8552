import { describe, expect, it } from 'vitest';
import type { Condition, FieldTest } from '../../logic/conditions/condition.ts';
import { aCatalogue, aField, aForm, aGroup, aPredefinedField, someOptions } from '../../testing/builders.ts';
import { guidOf } from '../../testing/guids.ts';
import { testFieldTypes } from '../../testing/test-field-types.ts';
import type { Field, SavedForm } from '../form.ts';
import { checkLogic } from './check-logic.ts';
import { blocksPublishing, finding, findingSeverities, type FindingCode } from './finding.ts';

const context = {
  structure: null,
  items: new Map<never, never>(),
  catalogue: aCatalogue(),
  mapping: { enabled: false, properties: {} },
  fieldTypes: testFieldTypes,
  language: 'gb',
  defaultLanguage: 'gb',
  suomiFi: 'available' as const,
};
const kind = aField('select', {
  guid: guidOf('kind'),
  label: { gb: 'Kind' },
  dataType: 9,
  options: someOptions('one', 'two'),
});
const name = aField('text', { guid: guidOf('name'), label: { gb: 'Name' } });
const sum = aField('number', { guid: guidOf('sum'), label: { gb: 'Sum' } });

const test = (field: string, changes: Partial<FieldTest> = {}): Condition => ({
  kind: 'field',
  field: guidOf(field),
  operator: 'answered',
  operand: null,
  ...changes,
});
const isOption = (id: number): Partial<FieldTest> => ({
  operator: 'any-of',
  operand: { kind: 'options', ids: [id] },
});

const found = (form: Partial<SavedForm>) =>
  checkLogic(aForm({ fields: [kind, name, sum], ...form }), context).map(({ code, at, params }) => [
    code,
    at.in,
    params['name'],
    params['other'],
  ]);

describe('checkLogic', () => {
  it('finds nothing wrong with rules that count', () => {
    const shown = { ...sum, showWhen: test('kind', isOption(1)) };

    expect(found({ fields: [kind, name, shown] })).toEqual([]);
  });

  it.each<[string, Condition, readonly (string | undefined)[]]>([
    ['gone', test('gone'), ['rule-question-gone', 'logic', 'Name', '']],
    ['later', test('sum'), ['rule-question-later', 'logic', 'Name', 'Sum']],
    ['of another kind', test('kind', { operator: 'less' }), ['rule-question-kind', 'logic', 'Name', 'Kind']],
    ['without the option', test('kind', isOption(9)), ['rule-option-gone', 'logic', 'Name', 'Kind']],
  ])('reports a rule about a question that is %s', (_title, showWhen, expected) => {
    expect(found({ fields: [kind, { ...name, showWhen }, sum] })).toEqual([expected]);
  });

  it('reports formulas, rules of groups and predefined fields, and checks without a message', () => {
    const computed = { ...sum, formula: '1 +' };
    const group = { ...aGroup('Costs', [computed]), showWhen: test('gone') };
    const predefined = { ...aPredefinedField(1001, { dataType: 1, value: 'x' }), when: test('gone') };
    const check = {
      guid: guidOf('check'),
      must: test('gone'),
      message: {},
      at: null,
      kind: 'error',
    } as const;

    expect(
      found({
        fields: [kind, name, computed],
        groups: [group],
        layout: [
          { kind: 'field', guid: kind.guid },
          { kind: 'field', guid: name.guid },
          { kind: 'group', guid: group.guid },
        ],
        predefinedFields: [predefined],
        checks: [check],
      }),
    ).toEqual([
      ['rule-question-gone', 'logic', 'Costs', ''],
      ['rule-formula-invalid', 'logic', 'Sum', ''],
      ['rule-question-gone', 'logic', '', ''],
      ['rule-question-gone', 'logic', '1001', ''],
      ['check-message-missing', 'text', undefined, undefined],
    ]);
  });

  it('warns of free text that is compared with a literal, in any condition', () => {
    const compared = test('name', { operator: 'equals', operand: { kind: 'literal', value: 'yes' } });

    expect(found({ fields: [kind, name, { ...sum, showWhen: compared, requireWhen: compared }] })).toEqual([
      ['rule-free-text', 'logic', 'Sum', 'Name'],
      ['rule-free-text', 'logic', 'Sum', 'Name'],
    ]);
  });

  it('warns of a condition that a number is at least 0, unless the number may be negative', () => {
    const untouched = test('sum', { operator: 'at-least', operand: { kind: 'literal', value: 0 } });
    const foundOf = (changes: Partial<Field>) =>
      found({ fields: [{ ...sum, ...changes }, kind, { ...name, showWhen: untouched }] });

    expect(foundOf({})).toEqual([['rule-at-least-zero', 'logic', 'Name', 'Sum']]);
    expect(foundOf({ settings: { minValue: -5 } })).toEqual([]);
    expect(foundOf({ formula: '1 - 2' })).toEqual([]);
  });

  it('warns of conditions whose outcome is certain, but not of those that do not count', () => {
    const contradiction: Condition = {
      kind: 'all',
      of: [test('kind', isOption(1)), test('kind', isOption(2))],
    };
    const certain: Condition = { kind: 'person', identified: false };

    expect(
      found({ fields: [kind, name, { ...sum, showWhen: contradiction, requireWhen: certain }] }),
    ).toEqual([
      ['rule-never-holds', 'logic', 'Sum', undefined],
      ['rule-always-holds', 'logic', 'Sum', undefined],
    ]);
    const broken: Condition = { kind: 'all', of: [certain, test('gone')] };
    expect(found({ fields: [kind, name, { ...sum, showWhen: broken }] })).toEqual([
      ['rule-question-gone', 'logic', 'Sum', ''],
    ]);
  });

  it('reports a computed field whose property takes neither numbers nor text', () => {
    const bound = (dataType: 1 | 5) => ({ ...sum, formula: '1 + 1', property: 1001, dataType });

    expect(found({ fields: [bound(5)] })).toEqual([['formula-property-wrong', 'field', 'Sum', undefined]]);
    expect(found({ fields: [bound(1)] })).toEqual([]);
  });

  it('reports a formula of a field that is not a number', () => {
    expect(found({ fields: [{ ...name, formula: '1 + 1' }] })).toEqual([
      ['formula-type-wrong', 'field', 'Name', undefined],
    ]);
  });

  it('blocks publishing with every error of a rule, formula or check, and with no other finding', () => {
    const at = { in: 'adding' } as const;
    const codes = Object.keys(findingSeverities) as FindingCode[];

    expect(codes.filter((code) => blocksPublishing(finding(code, at))).sort()).toEqual([
      'check-message-missing',
      'class-property-no-rows',
      'class-property-not-asked',
      'formula-property-wrong',
      'formula-type-wrong',
      'rule-formula-invalid',
      'rule-option-gone',
      'rule-question-gone',
      'rule-question-kind',
      'rule-question-later',
      'rule-row-outside-list',
    ]);
  });
});

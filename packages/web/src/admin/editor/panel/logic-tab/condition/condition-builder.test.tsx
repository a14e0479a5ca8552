import { aField, aForm, aGroup, guidOf } from '@form-portal/domain/testing';
import { conditionLimits } from '@form-portal/domain/logic';
import { choose, one } from '@form-portal/ui/testing';
import { describe, expect, it } from 'vitest';
import { editorOf } from '../../../model/testing/editor-notation.ts';
import { drawEditor, leave, typeOver } from '../../../testing/draw-editor.tsx';
import { ConditionBuilder } from './condition-builder.tsx';
import type { Condition, Field } from '@form-portal/domain';
import type { RuleRef } from '@form-portal/domain/edit';
import type { FieldTest } from '@form-portal/domain/logic';

const sum = aField('number', { guid: guidOf('sum'), label: { gb: 'Sum' } });
const received = aField('number', { guid: guidOf('received'), label: { gb: 'Received' } });
const reason = aField('text', { guid: guidOf('reason') });
const grants = { ...aGroup('Grants', [sum, received, reason]), repeat: { min: 0, max: 5 } };
const total = aField('number', { guid: guidOf('total'), label: { gb: 'Total' } });
const most = aField('number', { guid: guidOf('most'), label: { gb: 'Most' } });
const name = aField('text', { guid: guidOf('name') });
const form = aForm({
  fields: [sum, received, reason, total, most, name],
  groups: [grants],
  layout: [
    { kind: 'group', guid: grants.guid },
    ...[total, most, name].map(({ guid }) => ({ kind: 'field', guid }) as const),
  ],
});
const isLarge: FieldTest = {
  kind: 'field',
  field: sum.guid,
  operator: 'more',
  operand: { kind: 'literal', value: 1000 },
};

const isMuch: FieldTest = { ...isLarge, field: total.guid };
const isLargeInEvery: FieldTest = { ...isLarge, over: 'every' };

/** Draws the builder of a rule; returns the conditions that it is changed to. */
function drawn(ruleRef: RuleRef, condition: Condition | undefined): readonly (Condition | undefined)[] {
  const changes: (Condition | undefined)[] = [];
  drawEditor(
    <ConditionBuilder
      ruleRef={ruleRef}
      condition={condition}
      onChange={(changed) => changes.push(changed)}
    />,
    editorOf(form),
  );
  return changes;
}
const shown = ({ guid: of }: Field): RuleRef => ({ rule: 'showWhen', of });
const select = (label: string) => one<HTMLSelectElement>(`select[aria-label="${label}"]`);

it.each([
  [isLarge, 'any', 'every', isLargeInEvery],
  [isLargeInEvery, 'every', 'any', isLarge],
])('asks in which rows a test must hold: %j', (before, rows, chosen, after) => {
  const changes = drawn(shown(name), before);

  expect(select('Rows').value).toBe(rows);
  choose(select('Rows'), chosen);
  expect(changes).toEqual([after]);
});

it.each<[string, RuleRef]>([
  ['of the same row', shown(reason)],
  ['of a check that is evaluated for each row', { rule: 'must', of: guidOf('check') }],
])('does not ask about rows in a rule %s', (_whose, ruleRef) => {
  drawn(ruleRef, isLarge);

  expect(document.querySelector('[aria-label="Rows"]')).toBeNull();
});

it.each([
  ['adds tests', 1, ['Add condition', 'Add condition group']],
  ['says that the maximum is reached', 0, []],
])('%s when there is room for %i more', (_what, room, offered) => {
  const test: FieldTest = { kind: 'field', field: sum.guid, operator: 'answered', operand: null };
  const tests = Array.from({ length: conditionLimits.tests - room }, () => test);
  drawn(shown(name), { kind: 'all', of: tests });

  const adding = [...document.querySelectorAll('button:not([aria-label])')];
  expect(adding.map(({ textContent }) => textContent)).toEqual(offered);
  expect(document.body.textContent.includes('A rule can have at most 50 conditions.')).toBe(room === 0);
});

describe('an answer that is compared with another', () => {
  const offered = () => [...select('Value').options].map(({ text }) => text);

  it('is not compared with one that has a value for each row, which would not work', () => {
    const changes = drawn({ rule: 'requireWhen', of: name.guid }, isMuch);
    choose(select('Compare with'), 'field');

    expect(changes).toEqual([{ ...isMuch, operand: { kind: 'field', field: most.guid } }]);
  });

  it('in a row can be compared with answers in the same row and outside it, in a check as well', () => {
    drawn(
      { rule: 'must', of: guidOf('check') },
      { ...isLarge, operand: { kind: 'field', field: most.guid } },
    );

    expect(offered()).toEqual(['Received', 'Total', 'Most']);
  });

  it('keeps a question that no longer works until another is chosen', () => {
    drawn(shown(name), { ...isMuch, operand: { kind: 'field', field: sum.guid } });

    expect(offered()).toEqual(['Sum', 'Most']);
  });
});

describe('a test of the number of rows', () => {
  const counted: Condition = { kind: 'group', group: grants.guid, operator: 'at-least', rows: 1 };
  const offered = () => [...select('Question').options].map(({ text }) => text);

  it('is made by choosing a repeatable group that ends earlier', () => {
    const changes = drawn(shown(name), undefined);

    expect(offered()).toContain('Number of rows: Grants');
    choose(select('Question'), grants.guid);
    expect(changes).toEqual([counted]);
  });

  it('is not offered to a question of the group itself', () => {
    drawn(shown(reason), undefined);

    expect(offered()).not.toContain('Number of rows: Grants');
  });

  it('has a comparison and a number of at least 0, and is part of the sentence', () => {
    const changes = drawn(shown(name), counted);
    const number = one<HTMLInputElement>('input[aria-label="Value"]');
    choose(select('Comparison'), 'more');
    for (const text of ['-1', 'two', '3']) {
      typeOver(number, text);
      leave(number);
    }

    expect(changes).toEqual([
      { ...counted, operator: 'more' },
      { ...counted, rows: 3 },
    ]);
    expect(document.body.textContent).toContain('Shown when the number of rows in Grants is at least 1');
  });
});

import { aField, aForm, aGroup, guidOf } from '@form-portal/domain/testing';
import { one } from '@form-portal/ui/testing';
import { act } from 'react';
import { expect, it } from 'vitest';
import { editorOf } from '../../../model/testing/editor-notation.ts';
import { drawEditor } from '../../../testing/draw-editor.tsx';
import { ConditionBuilder } from './condition-builder.tsx';
import type { Condition } from '@form-portal/domain';
import type { FieldTest } from '@form-portal/domain/logic';

const sum = aField('number', { guid: guidOf('sum'), label: { gb: 'Sum' } });
const reason = aField('text', { guid: guidOf('reason') });
const grants = { ...aGroup('Grants', [sum, reason]), repeat: { min: 0, max: 5 } };
const name = aField('text', { guid: guidOf('name') });
const form = aForm({
  fields: [sum, reason, name],
  groups: [grants],
  layout: [
    { kind: 'group', guid: grants.guid },
    { kind: 'field', guid: name.guid },
  ],
});
const isLarge: FieldTest = {
  ...{ kind: 'field', field: sum.guid, operator: 'more' },
  operand: { kind: 'literal', value: 1000 },
};

const isLargeInEvery: FieldTest = { ...isLarge, over: 'every' };

it.each([
  [isLarge, 'any', 'every', isLargeInEvery],
  [isLargeInEvery, 'every', 'any', isLarge],
])('asks in which rows a test must hold: %j', (before, shown, chosen, after) => {
  const changes: (Condition | undefined)[] = [];
  drawEditor(
    <ConditionBuilder
      ruleRef={{ rule: 'showWhen', of: name.guid }}
      condition={before}
      onChange={(changed) => changes.push(changed)}
    />,
    editorOf(form),
  );
  const select = one<HTMLSelectElement>('[aria-label="Rows"]');
  expect(select.value).toBe(shown);
  act(() => {
    select.value = chosen;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });

  expect(changes).toEqual([after]);
});

it.each([
  ['of the same row', { rule: 'showWhen', of: reason.guid }],
  ['of a check that is evaluated for each row', { rule: 'must', of: guidOf('check') }],
] as const)('does not ask about rows in a rule %s', (_whose, ruleRef) => {
  drawEditor(
    <ConditionBuilder ruleRef={ruleRef} condition={isLarge} onChange={() => undefined} />,
    editorOf(form),
  );

  expect(document.querySelector('[aria-label="Rows"]')).toBeNull();
});

it('names the group of a condition that counts rows, and says only that it has no cards', () => {
  drawEditor(
    <ConditionBuilder
      ruleRef={{ rule: 'showWhen', of: name.guid }}
      condition={{ kind: 'group', group: grants.guid, operator: 'at-least', rows: 2 }}
      onChange={() => undefined}
    />,
    editorOf(form),
  );

  expect(document.body.textContent).toContain('Shown when rows in Grants is at least 2');
  expect(document.body.textContent).toContain('This condition cannot be edited here.');
});

import { describe, expect, it } from 'vitest';
import type { Condition } from '../../../logic/conditions/condition.ts';
import { aField, aForm, aGroup, aPredefinedField } from '../../../testing/builders.ts';
import { guidOf } from '../../../testing/guids.ts';
import type { Form } from '../../form.ts';
import { findField, findGroup } from '../../layout.ts';
import { necessityOf, setRequired } from '../field/set-required.ts';
import { moveElement } from '../layout/move-element.ts';
import { conditionAt, setCondition, type RuleRef } from './set-condition.ts';

const answered = (name: string): Condition => ({
  kind: 'field',
  field: guidOf(name),
  operator: 'answered',
  operand: null,
});
const a = aField('text', { guid: guidOf('a') });
const b = aField('text', { guid: guidOf('b'), required: true });
const c = aField('text', { guid: guidOf('c'), required: true });
const group = { ...aGroup('G', [c]), guid: guidOf('G') };
const check = { guid: guidOf('check'), must: answered('a'), message: {}, at: null, kind: 'error' } as const;
const predefined = aPredefinedField(1001, { dataType: 1, value: 'x' });
const form: Form = aForm({
  fields: [a, b, c],
  groups: [group],
  layout: [
    { kind: 'field', guid: a.guid },
    { kind: 'field', guid: b.guid },
    { kind: 'group', guid: group.guid },
  ],
  checks: [check],
  predefinedFields: [predefined],
});
const shown = (of: string): RuleRef => ({ rule: 'showWhen', of: guidOf(of) });

describe('setting a condition', () => {
  it.each<[string, RuleRef]>([
    ['a field', shown('b')],
    ['a group', shown('G')],
    ['when a field is required', { rule: 'requireWhen', of: b.guid }],
    ['a predefined field', { rule: 'when', of: predefined.guid }],
  ])('of %s is read back, and removing it restores the form', (_of, ruleRef) => {
    const changed = setCondition(form, ruleRef, answered('a'));

    expect(conditionAt(changed, ruleRef)).toEqual(answered('a'));
    expect(setCondition(changed, ruleRef, answered('a'))).toBe(changed);
    const restored = setCondition(changed, ruleRef, undefined);
    expect(conditionAt(restored, ruleRef)).toBeUndefined();
    if (ruleRef.rule !== 'requireWhen') expect(restored).toEqual(form);
  });

  it('of a check changes it, and cannot be removed', () => {
    const ruleRef = { rule: 'must', of: check.guid } as const;

    expect(setCondition(form, ruleRef, answered('b')).checks).toEqual([{ ...check, must: answered('b') }]);
    expect(setCondition(form, ruleRef, undefined)).toBe(form);
  });

  it('of an element that does not exist changes nothing', () => {
    for (const rule of ['showWhen', 'requireWhen', 'must', 'when'] as const) {
      expect(setCondition(form, { rule, of: guidOf('z') }, answered('a'))).toBe(form);
    }
  });
});

describe('a required field that may be hidden', () => {
  const flagsOf = (of: Form, name: string): unknown => {
    const { required, requireWhen } = findField(of, guidOf(name))!;
    return { required, requireWhen };
  };
  const whenShown = { required: false, requireWhen: 'shown' };

  it('is written as required when shown, so that clients without conditions can send the form', () => {
    expect(flagsOf(setCondition(form, shown('b'), answered('a')), 'b')).toEqual(whenShown);
    expect(flagsOf(setCondition(form, shown('G'), answered('a')), 'c')).toEqual(whenShown);
  });

  it('follows a field into a conditional group and out of it', () => {
    const conditional = setCondition(form, shown('G'), answered('a'));
    const inside = moveElement(conditional, b.guid, 'down');

    expect(findGroup(inside, group.guid)?.fields).toEqual([b.guid, c.guid]);
    expect(flagsOf(inside, 'b')).toEqual(whenShown);
    expect(moveElement(inside, b.guid, 'up')).toEqual(conditional);
  });

  it('is required always, when shown, on a condition or never', () => {
    const hidden = setCondition(form, shown('b'), answered('a'));

    expect(necessityOf(findField(hidden, b.guid)!)).toBe('required');
    expect(flagsOf(setRequired(hidden, b.guid, 'optional'), 'b')).toEqual({ required: false });
    expect(flagsOf(setRequired(hidden, b.guid, answered('a')), 'b')).toEqual({
      required: false,
      requireWhen: answered('a'),
    });
    expect(setRequired(hidden, b.guid, 'required')).toBe(hidden);
  });
});

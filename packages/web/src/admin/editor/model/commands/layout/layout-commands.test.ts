import { guidOf } from '@form-portal/domain/testing';
import { fieldTypes } from '@form-portal/field-types';
import { findField } from '@form-portal/domain';
import { describe, expect, it } from 'vitest';
import type { Target } from '@form-portal/domain/edit';
import { after, anEnv, does, editor, inEnglish, announced, written } from '../../testing/editor-notation.ts';
import { addFieldCommand, addGroupCommand } from './add-element.ts';
import { deleteCommand, deleteQuestion } from './delete-element.ts';
import { duplicateCommand } from './duplicate-element.ts';
import { moveDownCommand, moveUpCommand } from './move-element.ts';
import { moveToCommand } from './move-to.ts';

const at = (index: number, group: string | null = null): Target => ({
  kind: 'at',
  group: group === null ? null : guidOf(group),
  index,
});
const adding = (target: Target) => addFieldCommand(fieldTypes.get('text'), target);

describe('adding a field', () => {
  it.each<[string, Target, string]>([
    ['a [b]', at(2), 'a b [x]'],
    ['a G(b)', at(1, 'G'), 'a G(b [x])'],
    ['[a] b', { kind: 'beside', field: guidOf('a'), side: 'after' }, 'a+[x] b'],
  ])('to %o at %j selects it: %o', (before, target, result) => {
    expect(does(before, adding(target))).toBe(result);
  });

  it('labels it in the editing language and focuses the label', () => {
    const state = after({ ...editor('a'), language: 'se' }, adding(at(1)));

    expect(findField(state.form, guidOf('x'))?.label).toEqual({ se: 'nytt fält' });
    expect(state.focus).toEqual({
      in: 'text',
      text: { of: 'field', guid: guidOf('x'), part: 'label' },
      language: 'se',
    });
  });

  it("labels it 'new field' in English", () => {
    expect(findField(after(editor('a'), adding(at(1))).form, guidOf('x'))?.label).toEqual({
      gb: 'new field',
    });
  });

  it('says what was added and where', () => {
    expect(announced(editor('G(a b)'), adding(at(2, 'G')))).toBe(
      'Added Text field, position 3 of 3 in group G.',
    );
    expect(announced(editor('a'), adding(at(0)))).toBe('Added Text field, position 1 of 2 in the form.');
  });

  it('is not available in a full row, or for a type that is not offered', () => {
    expect(does('a+b', adding({ kind: 'beside', field: guidOf('a'), side: 'after' }))).toBeNull();
    expect(does('a', addFieldCommand(fieldTypes.get('hologram'), at(0)))).toBeNull();
  });
});

describe('adding a group', () => {
  it('selects it and focuses its name', () => {
    const state = after(editor('a'), addGroupCommand({ index: 0 }));

    expect(written(state)).toBe('[x()] a');
    expect(state.form.groups[0]?.name).toEqual({ gb: 'new group' });
    expect(state.focus).toMatchObject({ in: 'text', text: { of: 'group', part: 'name' } });
    expect(announced(editor('a'), addGroupCommand({ index: 1 }))).toBe(
      'Added group, position 2 of 2 in the form.',
    );
  });
});

describe('deleting', () => {
  it.each([
    ['a [b] c', 'a [c]', 'selects the next'],
    ['a [b]', '[a]', 'else the one before'],
    ['G([a] b)', 'G([b])', 'within the group'],
    ['G([a]) b', '[G()] b', 'else the group'],
    ['[a]', '', 'else nothing'],
    ['a [G(b c)] d', 'a [d]', 'after a group as well'],
  ])('%o gives %o: %s', (before, result) => {
    expect(does(before, deleteCommand)).toBe(result);
  });

  it('is not available when nothing is selected', () => {
    expect(does('a G(b)', deleteCommand)).toBeNull();
  });

  it('announces how to undo it', () => {
    expect(announced(editor('[a] b'), deleteCommand)).toBe('Deleted a. Press Ctrl Z to undo.');
  });

  it('asks before it deletes a group with its fields, in the words of the specification, and not before a field', () => {
    const question = deleteQuestion(editor('[G(a)]'), anEnv());

    expect(question && inEnglish(question)).toBe(
      'Are you sure you want to delete G group? This will delete all fields in the group.',
    );
    expect(deleteQuestion(editor('G([a])'), anEnv())).toBeNull();
  });
});

describe('moving', () => {
  it.each([
    ['a G([b] c)', 'a [b] G(c)'],
    ['a [b] c', '[b] a c'],
    ['G(a) [b]', 'G(a [b])'],
    ['[a] b', null],
    ['a b', null],
  ])('up takes %o to %o', (before, result) => {
    expect(does(before, moveUpCommand)).toBe(result);
  });

  it.each([
    ['G(b [a]) c', 'G(b) [a] c'],
    ['[a] G(b)', 'G([a] b)'],
    ['[G(a)] b', 'b [G(a)]'],
    ['a [b]', null],
  ])('down takes %o to %o', (before, result) => {
    expect(does(before, moveDownCommand)).toBe(result);
  });

  it.each([
    ['G(a b [c] d)', 'Moved c up, now 2 of 4 in G.'],
    ['a [b]', 'Moved b up, now 1 of 2 in the form.'],
    ['a G([b] c)', 'Moved b out of G, position 2 of 3 in the form.'],
    ['G(a) [b]', 'Moved b, position 2 of 2 in group G.'],
  ])('up in %o says %o', (before, announcement) => {
    expect(announced(editor(before), moveUpCommand)).toBe(announcement);
  });

  it('to a target selects the moved element, whatever was selected before', () => {
    const moving = moveToCommand(guidOf('a'), at(1, 'G'));

    expect(does('a G(b) [c]', moving)).toBe('G(b [a]) c');
    expect(announced(editor('a G(b) [c]'), moving)).toBe('Moved a, position 2 of 2 in group G.');
    expect(announced(editor('a b [c]'), moveToCommand(guidOf('c'), at(0)))).toBe(
      'Moved c, position 1 of 3 in the form.',
    );
  });

  it('to its current position is not available', () => {
    expect(does('a b', moveToCommand(guidOf('a'), at(0)))).toBeNull();
  });
});

describe('duplicating', () => {
  it.each([
    ['[a] b', 'a [x] b'],
    ['G(a [b])', 'G(a b [x])'],
    ['[G(a b)] c', 'G(a b) [x(y z)] c'],
    ['a b', null],
  ])('takes %o to %o', (before, result) => {
    expect(does(before, duplicateCommand)).toBe(result);
  });

  it('says where the copy is', () => {
    expect(announced(editor('[a] b'), duplicateCommand)).toBe('Duplicated a, position 2 of 3 in the form.');
  });
});

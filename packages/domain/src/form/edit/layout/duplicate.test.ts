import { describe, expect, it } from 'vitest';
import { guidOf, guidSequence } from '../../../testing/guids.ts';
import { drawn, notationOf } from '../../../testing/layout-notation.ts';
import { checkLayout } from '../../checking/layout-invariants.ts';
import type { Field } from '../../form.ts';
import { findField, findGroup, locate } from '../../layout.ts';
import { duplicateField } from './duplicate-field.ts';
import { duplicateGroup } from './duplicate-group.ts';

describe('duplicating a field', () => {
  it.each([
    ['a b', 'a', 'a x b'],
    ['G(a b)', 'b', 'G(a b x)'],
    ['a+ b', 'a', 'a+x b'],
  ])('in %o puts the copy of %s directly after it: %o', (before, name, after) => {
    const form = duplicateField(drawn(before).form, guidOf(name), guidOf('x'));

    expect(notationOf({ form, selection: null })).toBe(after);
    expect(findField(form, guidOf('x'))).toEqual({
      ...findField(form, guidOf(name)),
      guid: guidOf('x'),
    });
  });

  it('changes nothing for a group or an unknown GUID', () => {
    const { form } = drawn('G(a)');

    expect(duplicateField(form, guidOf('G'), guidOf('x'))).toBe(form);
    expect(duplicateField(form, guidOf('z'), guidOf('x'))).toBe(form);
  });
});

describe('duplicating a group', () => {
  it('inserts the copy directly after it, with copies of its fields in the same order', () => {
    const form = duplicateGroup(drawn('a G(b c+d) e').form, guidOf('G'), guidOf('X'), guidSequence());
    const copy = findGroup(form, guidOf('X'));

    expect(locate(form, guidOf('X'))).toEqual({ kind: 'group', group: null, index: 2 });
    expect(copy?.name).toEqual({ gb: 'G' });
    expect(copy?.fields).toEqual([guidOf('#1'), guidOf('#2'), guidOf('#3')]);
    expect(copy?.fields.map((guid) => findField(form, guid)?.label['gb'])).toEqual(['b', 'c', 'd']);
    expect(copy?.fields.map((guid) => findField(form, guid)?.width)).toEqual(['wide', 'narrow', 'narrow']);
    expect(checkLayout(form)).toEqual([]);
  });

  it('changes nothing for a field or an unknown GUID', () => {
    const { form } = drawn('G(a)');

    expect(duplicateGroup(form, guidOf('a'), guidOf('X'), guidSequence())).toBe(form);
    expect(duplicateGroup(form, guidOf('Z'), guidOf('X'), guidSequence())).toBe(form);
  });
});

describe('the rules of a duplicate', () => {
  const answered = (name: string) =>
    ({ kind: 'field', field: guidOf(name), operator: 'answered', operand: null }) as const;
  const withRules = (notation: string, rules: Readonly<Record<string, Partial<Field>>>) => {
    const { form } = drawn(notation);
    return {
      ...form,
      fields: form.fields.map((field) => ({ ...field, ...rules[field.label['gb'] ?? ''] })),
    };
  };

  it('of a group refer to the copies inside it, and to the same questions outside', () => {
    const form = withRules('a G(b c)', {
      c: {
        showWhen: { kind: 'all', of: [answered('a'), answered('b')] },
        formula: `{field:${guidOf('b')}} + 1`,
      },
    });
    const copied = duplicateGroup(form, guidOf('G'), guidOf('X'), guidSequence());

    expect(findField(copied, guidOf('#2'))).toMatchObject({
      showWhen: { kind: 'all', of: [answered('a'), answered('#1')] },
      formula: `{field:${guidOf('#1')}} + 1`,
    });
    expect(findField(copied, guidOf('c'))).toEqual(findField(form, guidOf('c')));
  });

  it('of a group refer to the rows of the copy', () => {
    const hasRows = (group: string) =>
      ({ kind: 'group', group: guidOf(group), operator: 'more', rows: 1 }) as const;
    const form = withRules('G(b)', { b: { requireWhen: hasRows('G') } });
    const copied = duplicateGroup(form, guidOf('G'), guidOf('X'), guidSequence());

    expect(findField(copied, guidOf('#1'))?.requireWhen).toEqual(hasRows('X'));
  });

  it('of a group refer to the copies in its own condition too', () => {
    const { form } = drawn('a G(b)');
    const showWhen = { kind: 'all', of: [answered('a'), answered('b')] } as const;
    const groups = form.groups.map((group) => ({ ...group, showWhen }));
    const copied = duplicateGroup({ ...form, groups }, guidOf('G'), guidOf('X'), guidSequence());

    expect(findGroup(copied, guidOf('G'))?.showWhen).toEqual(showWhen);
    expect(findGroup(copied, guidOf('X'))?.showWhen).toEqual({
      kind: 'all',
      of: [answered('a'), answered('#1')],
    });
  });

  it('of a field refer to the copy instead of the field itself', () => {
    const form = withRules('a b', {
      b: { requireWhen: { kind: 'any', of: [answered('a'), answered('b')] } },
    });

    expect(findField(duplicateField(form, guidOf('b'), guidOf('x')), guidOf('x'))?.requireWhen).toEqual({
      kind: 'any',
      of: [answered('a'), answered('x')],
    });
  });
});

import { describe, expect, it } from 'vitest';
import { guidOf } from '../../../testing/guids.ts';
import { drawn } from '../../../testing/layout-notation.ts';
import { formLimits } from '../../form-limits.ts';
import type { TextId } from '../../editor-location.ts';
import { textAt } from '../whole/form-texts.ts';
import { setText } from './set-text.ts';

const { form } = drawn('a G(b)');
const label: TextId = { of: 'field', guid: guidOf('b'), part: 'label' };

describe('setText', () => {
  it.each<[string, TextId]>([
    ['the name of the form', { of: 'form', part: 'name' }],
    ['the description of the form', { of: 'form', part: 'description' }],
    ['the description in the form list', { of: 'form', part: 'listDescription' }],
    ['the name of a group', { of: 'group', guid: guidOf('G'), part: 'name' }],
    ['the label of a field', label],
    ['the description of a field', { of: 'field', guid: guidOf('a'), part: 'description' }],
  ])('changes %s in one language and nothing else', (_what, textId) => {
    const changed = setText(form, textId, 'se', 'Namn');

    expect(textAt(changed, textId)).toEqual({ ...textAt(form, textId), se: 'Namn' });
    expect(setText(changed, textId, 'se', '')).toEqual(form);
  });

  it('returns the form itself when the text is unchanged or the element does not exist', () => {
    expect(setText(form, label, 'gb', 'b')).toBe(form);
    expect(setText(form, label, 'se', '')).toBe(form);
    expect(setText(form, { of: 'field', guid: guidOf('z'), part: 'label' }, 'gb', 'x')).toBe(form);
    expect(setText(form, { of: 'group', guid: guidOf('a'), part: 'name' }, 'gb', 'x')).toBe(form);
  });

  it('keeps blanks while the administrator types', () => {
    expect(textAt(setText(form, label, 'gb', 'First '), label)['gb']).toBe('First ');
  });

  it('truncates the description in the form list to 200 characters', () => {
    const textId: TextId = { of: 'form', part: 'listDescription' };

    expect(setText(form, textId, 'gb', 'x'.repeat(201)).listDescription).toEqual({ gb: 'x'.repeat(200) });
  });

  it('truncates text over the limit without splitting a character', () => {
    const long = `${'x'.repeat(formLimits.name - 1)}😀`;

    expect(textAt(setText(form, label, 'gb', long), label)['gb']).toBe('x'.repeat(formLimits.name - 1));
  });
});

import { aField, aForm } from '@form-portal/domain/testing';
import { one } from '@form-portal/ui/testing';
import { describe, expect, it, vi } from 'vitest';
import { editorOf } from '../../../model/testing/editor-notation.ts';
import { drawEditor, leave, typeOver } from '../../../testing/draw-editor.tsx';
import { LiteralOperand } from './literal-operand.tsx';
import type { Field } from '@form-portal/domain';

function drawOperand(changes: Partial<Field>) {
  const field = aField('number', { dataType: 3, ...changes });
  const onChange = vi.fn();
  const question = { field, group: null, index: 0, kind: 'number' } as const;
  drawEditor(
    <LiteralOperand value={9} question={question} onChange={onChange} />,
    editorOf(aForm({ fields: [field] })),
  );
  const control = one<HTMLInputElement>('input');
  const type = (text: string): void => {
    typeOver(control, text);
    leave(control);
  };
  const description = (): string =>
    (control.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
      .join(' ');
  return { control, type, description, onChange };
}

describe('the number that an answer is compared with', () => {
  it('is read with the unit of its question, which it shows, whatever the range of answers', () => {
    const { type, description, onChange } = drawOperand({ settings: { unit: '€', maxValue: 10 } });
    expect(description()).toBe('€');

    type('5 000 €');

    expect(onChange).toHaveBeenCalledWith(5000);
  });

  it.each([
    ['1.000', 'Write a thousand as 1000 and decimals as 1000.50'],
    ['5,125', 'Write a thousand as 1000 and decimals as 1000.50'],
    ['0.005', 'Use at most 2 decimals'],
  ])('is refused as visitors are when it is unclear or too exact: “%s”', (typed, refusal) => {
    const { control, type, description, onChange } = drawOperand({ settings: { unit: '€' } });

    type(typed);

    expect(control.getAttribute('aria-invalid')).toBe('true');
    expect(description()).toContain(refusal);
    expect(onChange).not.toHaveBeenCalled();
  });
});

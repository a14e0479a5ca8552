import { aField, aForm } from '@form-portal/domain/testing';
import { one } from '@form-portal/ui/testing';
import { describe, expect, it, vi } from 'vitest';
import { editorOf } from '../../../model/testing/editor-notation.ts';
import { drawEditor, leave, typeOver } from '../../../testing/draw-editor.tsx';
import { LiteralOperand } from './literal-operand.tsx';
import type { Field } from '@form-portal/domain';

function drawOperand(changes: Partial<Field>) {
  return drawOperandOf(aField('number', { dataType: 3, ...changes }), 'number', 9);
}

function drawOperandOf(field: Field, kind: 'number' | 'text', value: string | number) {
  const onChange = vi.fn();
  const question = { field, group: null, index: 0, kind };
  drawEditor(
    <LiteralOperand value={value} question={question} onChange={onChange} />,
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
    ['0.005', 'The number of decimals may be at most 2'],
  ])('is refused like a visitor’s answer when it is ambiguous or too precise: “%s”', (typed, refusal) => {
    const { control, type, description, onChange } = drawOperand({ settings: { unit: '€' } });

    type(typed);

    expect(control.getAttribute('aria-invalid')).toBe('true');
    expect(description()).toContain(refusal);
    expect(onChange).not.toHaveBeenCalled();
  });
});

describe('the text that an answer in a format is compared with', () => {
  it.each([
    ['FI12345671', '1234567-1'],
    ['1234', '1234'],
  ])('is read as such answers are stored: “%s”', (typed, stored) => {
    const { type, onChange } = drawOperandOf(
      aField('text', { settings: { format: 'y-tunnus' } }),
      'text',
      '',
    );

    type(typed);

    expect(onChange).toHaveBeenCalledWith(stored);
  });
});

import { TextInput } from '@form-portal/ui';
import { useState } from 'react';
import { takesTyped } from '../../../takes-typed.ts';
import type { ReactElement } from 'react';

export interface WholeNumberInputProps {
  readonly label: string;
  readonly value: number;
  /** The smallest one; absent: any. */
  readonly min?: number;
  readonly onChange: (value: number) => void;
}

/** A whole number, taken when the control is left or on Enter; anything else returns to the last value. */
export function WholeNumberInput({
  label,
  value,
  min = -Infinity,
  onChange,
}: WholeNumberInputProps): ReactElement {
  const [shown, setShown] = useState({ value, typed: String(value) });
  // Taken, or changed from outside, such as by undo. The control stays: it may have the focus.
  if (shown.value !== value) setShown({ value, typed: String(value) });
  const { typed } = shown;

  function take(): void {
    const number = Number(typed.trim().replace('−', '-').replace(/^\+/, ''));
    const isTaken = typed.trim() !== '' && Number.isInteger(number) && number >= min;
    if (isTaken && number !== value) onChange(number);
    setShown({ value, typed: String(isTaken ? number : value) });
  }

  return (
    <TextInput
      aria-label={label}
      inputMode="numeric"
      autoComplete="off"
      value={typed}
      maxLength={6}
      onChange={({ currentTarget }) => setShown({ value, typed: currentTarget.value })}
      onBlur={take}
      onKeyDown={(event) => {
        if (takesTyped(event)) take();
      }}
    />
  );
}

import { TextInput } from '@form-portal/ui';
import { useState } from 'react';
import { commitsTyped } from '../../../commits-typed.ts';
import type { ReactElement } from 'react';

export interface WholeNumberInputProps {
  readonly label: string;
  readonly value: number;
  /** The minimum; absent: none. */
  readonly min?: number;
  readonly onChange: (value: number) => void;
}

/** A whole number, committed when the control is left or on Enter; anything else is replaced by the last value. */
export function WholeNumberInput({
  label,
  value,
  min = -Infinity,
  onChange,
}: WholeNumberInputProps): ReactElement {
  const [shown, setShown] = useState({ value, typed: String(value) });
  // Committed, or changed elsewhere, such as by undo. The control is not remounted: it may have the focus.
  if (shown.value !== value) setShown({ value, typed: String(value) });
  const { typed } = shown;

  function commit(): void {
    const number = Number(typed.trim().replace('−', '-').replace(/^\+/, ''));
    const isValid = typed.trim() !== '' && Number.isInteger(number) && number >= min;
    if (isValid && number !== value) onChange(number);
    setShown({ value, typed: String(isValid ? number : value) });
  }

  return (
    <TextInput
      aria-label={label}
      inputMode="numeric"
      autoComplete="off"
      value={typed}
      maxLength={6}
      onChange={({ currentTarget }) => setShown({ value, typed: currentTarget.value })}
      onBlur={commit}
      onKeyDown={(event) => {
        if (commitsTyped(event)) commit();
      }}
    />
  );
}

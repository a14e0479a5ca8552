import { TextInput } from '@form-portal/ui';
import { useState } from 'react';
import type { ReactElement } from 'react';

export interface WholeNumberInputProps {
  readonly label: string;
  readonly value: number;
  /** The smallest one; absent: any. */
  readonly min?: number;
  readonly onChange: (value: number) => void;
}

/** A whole number; anything else returns to the last value when the control is left. */
export function WholeNumberInput({
  label,
  value,
  min = -Infinity,
  onChange,
}: WholeNumberInputProps): ReactElement {
  const [typed, setTyped] = useState(String(value));
  return (
    <TextInput
      aria-label={label}
      inputMode="numeric"
      autoComplete="off"
      value={typed}
      maxLength={6}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onBlur={() => {
        const number = Number(typed.trim().replace('−', '-').replace(/^\+/, ''));
        const isTaken = typed.trim() !== '' && Number.isInteger(number) && number >= min;
        if (isTaken && number !== value) onChange(number);
        setTyped(String(isTaken ? number : value));
      }}
    />
  );
}

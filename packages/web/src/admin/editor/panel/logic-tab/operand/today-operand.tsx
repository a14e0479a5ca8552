import { Select, TextInput } from '@form-portal/ui';
import { useState } from 'react';
import { useI18n } from '../../../../../shared/i18n/i18n-context.tsx';
import styles from '../logic-tab.module.css';
import type { DateOffset, Operand } from '@form-portal/domain/logic';
import type { ReactElement } from 'react';

export interface TodayOperandProps {
  readonly plus: DateOffset;
  readonly onChange: (operand: Operand) => void;
}

const units = ['days', 'months', 'years'] as const;
type Unit = (typeof units)[number];

/** Today's date plus or minus days, months or years. */
export function TodayOperand({ plus, onChange }: TodayOperandProps): ReactElement {
  const { text } = useI18n();
  const [chosen, setChosen] = useState<Unit | null>(null);
  const unit = units.find((one) => plus[one] !== 0) ?? chosen ?? 'days';
  const n = plus[unit];
  const offset = (of: Unit, by: number): DateOffset => ({ days: 0, months: 0, years: 0, [of]: by });
  return (
    <div className={styles.today}>
      <NumberInput
        key={n}
        label={text('admin.logic.fromToday')}
        value={n}
        onChange={(by) => onChange({ kind: 'today', plus: offset(unit, by) })}
      />
      <Select
        aria-label={text('admin.logic.unit')}
        value={unit}
        onChange={({ currentTarget }) => {
          const to = currentTarget.value as Unit;
          setChosen(to);
          onChange({ kind: 'today', plus: offset(to, n) });
        }}
      >
        {units.map((one) => (
          <option key={one} value={one}>
            {text(`admin.logic.${one}`)}
          </option>
        ))}
      </Select>
    </div>
  );
}

interface NumberInputProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** A whole number, possibly negative; anything else returns to the last value when the control is left. */
function NumberInput({ label, value, onChange }: NumberInputProps): ReactElement {
  const [typed, setTyped] = useState(String(value));
  return (
    <TextInput
      aria-label={label}
      inputMode="numeric"
      value={typed}
      maxLength={6}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onBlur={() => {
        const number = Number(typed.trim().replace('−', '-').replace(/^\+/, ''));
        if (Number.isInteger(number)) onChange(number);
        setTyped(String(Number.isInteger(number) ? number : value));
      }}
    />
  );
}

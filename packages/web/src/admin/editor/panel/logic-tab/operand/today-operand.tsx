import { Select } from '@form-portal/ui';
import { useState } from 'react';
import { useI18n } from '../../../../../shared/i18n/i18n-context.tsx';
import { WholeNumberInput } from './whole-number-input.tsx';
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
  const unit = units.find((name) => plus[name] !== 0) ?? chosen ?? 'days';
  const n = plus[unit];
  const offsetOf = (count: number, of: Unit): DateOffset => ({ days: 0, months: 0, years: 0, [of]: count });
  return (
    <div className={styles.today}>
      <WholeNumberInput
        label={text('admin.logic.fromToday')}
        value={n}
        onChange={(count) => onChange({ kind: 'today', plus: offsetOf(count, unit) })}
      />
      <Select
        aria-label={text('admin.logic.unit')}
        value={unit}
        onChange={({ currentTarget }) => {
          const newUnit = currentTarget.value as Unit;
          setChosen(newUnit);
          onChange({ kind: 'today', plus: offsetOf(n, newUnit) });
        }}
      >
        {units.map((name) => (
          <option key={name} value={name}>
            {text(`admin.logic.${name}`)}
          </option>
        ))}
      </Select>
    </div>
  );
}

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
  const unit = units.find((one) => plus[one] !== 0) ?? chosen ?? 'days';
  const n = plus[unit];
  const offset = (of: Unit, by: number): DateOffset => ({ days: 0, months: 0, years: 0, [of]: by });
  return (
    <div className={styles.today}>
      <WholeNumberInput
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

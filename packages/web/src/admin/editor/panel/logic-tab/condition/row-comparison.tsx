import { groupOperators, operatorKey } from '@form-portal/domain/logic';
import { Select, classNames } from '@form-portal/ui';
import { useI18n } from '../../../../../shared/i18n/i18n-context.tsx';
import { WholeNumberInput } from '../operand/whole-number-input.tsx';
import styles from '../logic-tab.module.css';
import type { GroupOperator, GroupTest } from '@form-portal/domain/logic';
import type { ReactElement } from 'react';
import type { TestControl } from './use-cards.ts';

export interface RowComparisonProps {
  readonly test: GroupTest;
  readonly onChange: (test: GroupTest, control: TestControl) => void;
}

/** How the number of rows of a group is compared, and with what. */
export function RowComparison({ test, onChange }: RowComparisonProps): ReactElement {
  const { text } = useI18n();
  return (
    <div className={classNames(styles.comparison, styles.wide)}>
      <Select
        aria-label={text('admin.logic.operator')}
        value={test.operator}
        onChange={({ currentTarget }) =>
          onChange({ ...test, operator: currentTarget.value as GroupOperator }, 'operator')
        }
      >
        {groupOperators.map((operator) => (
          <option key={operator} value={operator}>
            {text(operatorKey(operator, 'number'))}
          </option>
        ))}
      </Select>
      <WholeNumberInput
        label={text('admin.logic.value')}
        value={test.rows}
        min={0}
        onChange={(rows) => onChange({ ...test, rows }, 'value')}
      />
    </div>
  );
}

import { Checkbox, Select } from '@form-portal/ui';
import { useState } from 'react';
import { useI18n } from '../../../../../shared/i18n/i18n-context.tsx';
import { useFormText } from '../question/question-select.tsx';
import styles from '../logic-tab.module.css';
import type { Field } from '@form-portal/domain';
import type { Operand } from '@form-portal/domain/logic';
import type { ReactElement } from 'react';

export interface OptionsOperandProps {
  readonly ids: readonly number[];
  readonly field: Field;
  readonly onChange: (operand: Operand) => void;
}

const several = 'several';

/** The options that an answer is compared with: a select of one, or a list of tick boxes. */
export function OptionsOperand({ ids, field, onChange }: OptionsOperandProps): ReactElement {
  const { text } = useI18n();
  const nameOf = useFormText();
  const [wantsSeveral, setWantsSeveral] = useState(false);
  const missing = ids.filter((id) => !field.options.some((option) => option.id === id));
  const options = [
    ...field.options.map(({ id, name }) => ({ id, name: nameOf(name) || String(id) })),
    ...missing.map((id) => ({ id, name: text('admin.sentence.optionGone') })),
  ];
  const choose = (chosen: readonly number[]): void => onChange({ kind: 'options', ids: chosen });
  if (ids.length > 1 || wantsSeveral) {
    return (
      <fieldset className={styles.options}>
        <legend>{text('admin.logic.options')}</legend>
        {options.map(({ id, name }) => (
          <Checkbox
            key={id}
            label={name}
            state={ids.includes(id) ? 'checked' : 'unchecked'}
            onChange={(state) => {
              const kept = ids.filter((one) => one !== id);
              const chosen = state === 'checked' ? [...kept, id] : kept;
              // A condition compares with one option at least.
              if (chosen.length > 0)
                choose(options.filter((one) => chosen.includes(one.id)).map((one) => one.id));
            }}
          />
        ))}
      </fieldset>
    );
  }
  return (
    <Select
      aria-label={text('admin.logic.value')}
      value={String(ids[0] ?? '')}
      onChange={({ currentTarget }) => {
        if (currentTarget.value === several) setWantsSeveral(true);
        else choose([Number(currentTarget.value)]);
      }}
    >
      {options.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
      {options.length > 1 && <option value={several}>{text('admin.logic.severalOptions')}</option>}
    </Select>
  );
}

import { Checkbox, Select } from '@form-portal/ui';
import { useCallback, useRef, useState } from 'react';
import { useI18n } from '../../../../../shared/i18n/i18n-context.tsx';
import { useFallbackFocus } from '../../../../shell/focus/use-fallback-focus.ts';
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

/** The options that an answer is compared with: a select of one, or a list of checkboxes, which stays once it is shown. */
export function OptionsOperand({ ids, field, onChange }: OptionsOperandProps): ReactElement {
  const { text } = useI18n();
  const nameOf = useFormText();
  const list = useRef<HTMLFieldSetElement>(null);
  const [isList, setList] = useState(false);
  if (ids.length > 1 && !isList) setList(true);
  const firstChosen = useCallback(
    () => list.current?.querySelector<HTMLElement>('input:checked') ?? null,
    [],
  );
  const missing = ids.filter((id) => !field.options.some((option) => option.id === id));
  const options = [
    ...field.options.map(({ id, name }) => ({ id, name: nameOf(name) || String(id) })),
    ...missing.map((id) => ({ id, name: text('admin.sentence.optionGone') })),
  ];
  const choose = (chosen: readonly number[]): void => onChange({ kind: 'options', ids: chosen });
  if (!isList) {
    return (
      <OneOption
        options={options}
        chosen={ids[0]}
        onChoose={(id) => choose([id])}
        onSeveral={() => setList(true)}
        successor={firstChosen}
      />
    );
  }
  return (
    <fieldset ref={list} className={styles.options}>
      <legend>{text('admin.logic.options')}</legend>
      {options.map(({ id, name }) => (
        <Checkbox
          key={id}
          label={name}
          state={ids.includes(id) ? 'checked' : 'unchecked'}
          onChange={(state) => {
            const chosen = options.filter((option) =>
              option.id === id ? state === 'checked' : ids.includes(option.id),
            );
            // A condition compares with one option at least.
            if (chosen.length > 0) choose(chosen.map((option) => option.id));
          }}
        />
      ))}
    </fieldset>
  );
}

interface OneOptionProps {
  readonly options: readonly { readonly id: number; readonly name: string }[];
  readonly chosen: number | undefined;
  readonly onChoose: (id: number) => void;
  readonly onSeveral: () => void;
  /** The element that gets the focus when the list of checkboxes replaces the select. */
  readonly successor: () => HTMLElement | null;
}

const several = 'several';

function OneOption({ options, chosen, onChoose, onSeveral, successor }: OneOptionProps): ReactElement {
  const { text } = useI18n();
  const control = useFallbackFocus<HTMLSelectElement>(successor);
  return (
    <Select
      ref={control}
      aria-label={text('admin.logic.value')}
      value={String(chosen ?? '')}
      onChange={({ currentTarget: { value } }) => {
        if (value === several) onSeveral();
        else onChoose(Number(value));
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

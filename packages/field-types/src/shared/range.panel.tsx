import { TextInput } from '@form-portal/ui';
import { readWholeNumber } from '@form-portal/domain/edit';
import { useLayoutEffect, useRef } from 'react';
import type { KeyboardEvent, ReactElement } from 'react';
import type { SettingsPanelProps } from '../editor-ui-contract.ts';
import styles from './settings-panel.module.css';

/** Min and Max of a type with a range, parsed as whole numbers (specification §5, Field settings). */
export function RangePanel({ field, locale, id, setRange }: SettingsPanelProps): ReactElement {
  return (
    <div className={styles.pair}>
      <Bound
        id={`${id}-min`}
        label={locale.text('admin.panel.min')}
        value={field.minValue}
        commit={(minValue) => setRange({ minValue })}
      />
      <Bound
        id={`${id}-max`}
        label={locale.text('admin.panel.max')}
        value={field.maxValue}
        commit={(maxValue) => setRange({ maxValue })}
      />
    </div>
  );
}

interface BoundProps {
  readonly id: string;
  readonly label: string;
  readonly value: number;
  readonly commit: (value: number) => void;
}

/** One bound. It is applied on blur, because a partly typed number would move the other bound. */
function Bound({ id, label, value, commit }: BoundProps): ReactElement {
  const control = useRef<HTMLInputElement>(null);
  // A layout effect, so that it cannot overwrite what is typed.
  useLayoutEffect(() => show(control.current, value), [value]);

  function leave(): void {
    const typed = readWholeNumber(control.current?.value ?? '');
    // Replaces invalid input, and input corrected back to the previous value, by the current value.
    show(control.current, value);
    if (typed !== undefined && typed !== value) commit(typed);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Enter') leave();
  }

  return (
    <div className={styles.setting}>
      <label htmlFor={id}>{label}</label>
      <TextInput
        ref={control}
        id={id}
        inputMode="numeric"
        autoComplete="off"
        defaultValue={String(value)}
        onBlur={leave}
        onKeyDown={onKeyDown}
      />
    </div>
  );
}

function show(control: HTMLInputElement | null, value: number): void {
  if (control !== null) control.value = String(value);
}

import { TextInput } from '@form-portal/ui';
import { readWholeNumber } from '@form-portal/domain/edit';
import { useLayoutEffect, useRef } from 'react';
import type { ReactElement } from 'react';
import type { SettingsPanelProps } from '../../editor-ui-contract.ts';
import { rangeSettings } from './range.ts';
import type { RangeSettings } from './range.ts';
import styles from '../settings-panel.module.css';

/** Min and Max of a type with a range, parsed as whole numbers (specification §5, Field settings). */
export function RangePanel(props: SettingsPanelProps<RangeSettings>): ReactElement {
  const { field, locale, id, setSettings, commitsTyped } = props;
  const { minValue, maxValue } = rangeSettings.of(field);
  return (
    <div className={styles.pair}>
      <Bound
        id={`${id}-min`}
        label={locale.text('admin.panel.min')}
        value={minValue}
        commit={(value) => setSettings({ minValue: value })}
        commitsTyped={commitsTyped}
      />
      <Bound
        id={`${id}-max`}
        label={locale.text('admin.panel.max')}
        value={maxValue}
        commit={(value) => setSettings({ maxValue: value })}
        commitsTyped={commitsTyped}
      />
    </div>
  );
}

interface BoundProps extends Pick<SettingsPanelProps, 'commitsTyped'> {
  readonly id: string;
  readonly label: string;
  readonly value: number;
  readonly commit: (value: number) => void;
}

/** One bound. It is applied once it is committed, because a partly typed number would move the other bound. */
function Bound({ id, label, value, commit, commitsTyped }: BoundProps): ReactElement {
  const control = useRef<HTMLInputElement>(null);
  // A layout effect, so that it cannot overwrite what is typed.
  useLayoutEffect(() => show(control.current, value), [value]);

  function commitTyped(): void {
    const typed = readWholeNumber(control.current?.value ?? '');
    // Replaces invalid input, and input corrected back to the previous value, by the current value.
    show(control.current, value);
    if (typed !== undefined && typed !== value) commit(typed);
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
        onBlur={commitTyped}
        onKeyDown={(event) => {
          if (commitsTyped(event)) commitTyped();
        }}
      />
    </div>
  );
}

function show(control: HTMLInputElement | null, value: number): void {
  if (control !== null) control.value = String(value);
}

import { DateControl, readDate, spellDate, writeControl } from '@form-portal/field-types/ui';
import { Setting } from '@form-portal/ui';
import { useEffect, useRef, useState } from 'react';
import { useI18n } from '../../shared/i18n/i18n-context.tsx';
import { useAnnounce } from '../../shared/shell/live-region.tsx';
import type { FocusEvent, FormEvent, KeyboardEvent, ReactElement } from 'react';

export interface DateSettingProps {
  /** Id of the control; generated when absent. */
  readonly id?: string;
  readonly label: string;
  readonly hint?: string;
  /** `YYYY-MM-DD`; empty for no date. */
  readonly value: string;
  /** The date written into the control when it is cleared; absent or empty: none. */
  readonly whenEmpty?: string;
  /** What is wrong with the value; absent when nothing is. */
  readonly error?: string | undefined;
  /** Receives a typed date when the control is left or Enter is pressed, a picked one immediately; never an unreadable one. */
  readonly onChange: (value: string) => void;
  /** Called before `onChange` with whether the typed text is unreadable. */
  readonly onUnreadable?: (isUnreadable: boolean) => void;
}

/** A date with its label, in the control that visitors get: typed in any common form, or picked from a calendar. */
export function DateSetting(props: DateSettingProps): ReactElement {
  const { id, label, hint, whenEmpty = '', error } = props;
  const i18n = useI18n();
  const announce = useAnnounce();
  const { committed, remounts, problem, commit: commitDate } = useCommittedDate(props);

  function commit(control: EventTarget | null): boolean {
    if (whenEmpty !== '' && control instanceof HTMLInputElement && control.value.trim() === '')
      writeControl(control, spellDate(whenEmpty, i18n.languageTag));
    return commitDate(control);
  }
  return (
    // Not a form itself: the setting may be inside one, which Enter then submits, unless the date is unreadable.
    <div
      role="presentation"
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key === 'Enter' && !commit(event.target)) event.preventDefault();
      }}
      onBlur={({ target }: FocusEvent) => commit(target)}
      onInput={({ target }: FormEvent) => {
        // Typing ends when the control is left; the calendar writes from outside.
        if (target !== document.activeElement) commit(target);
      }}
    >
      <Setting {...(id === undefined ? {} : { id })} label={label} hint={hint} error={problem ?? error}>
        {(control) => (
          <DateControl
            key={remounts}
            {...control}
            defaultValue={committed === '' ? '' : spellDate(committed, i18n.languageTag)}
            locale={i18n}
            announce={announce}
          />
        )}
      </Setting>
    </div>
  );
}

/**
 * The date of an uncontrolled input: reported when the input is committed, and written into a remounted input when the value
 * changes in any other way. The reported date may come back as the value some renders later.
 */
function useCommittedDate({ value, onChange, onUnreadable }: DateSettingProps) {
  const { text } = useI18n();
  const [{ seen, committed, remounts }, setState] = useState({ seen: value, committed: value, remounts: 0 });
  const [problem, setProblem] = useState<string>();
  // Leaving the control also rewrites its text, so the same date can come twice before the next render.
  const reported = useRef(value);
  useEffect(() => {
    reported.current = value;
  }, [value]);
  if (value !== seen) {
    setState({ seen: value, committed: value, remounts: value === committed ? remounts : remounts + 1 });
    setProblem(undefined);
  }

  /** Commits what is typed; returns false for an unreadable date. */
  function commit(control: EventTarget | null): boolean {
    if (!(control instanceof HTMLInputElement)) return true;
    const typed = control.value.trim();
    const read = typed === '' ? ({ kind: 'date', stored: '' } as const) : readDate(typed);
    onUnreadable?.(read.kind !== 'date');
    if (read.kind !== 'date') {
      setProblem(read.kind === 'not-real' ? text('dateNotReal', { value: typed }) : text('dateInvalid'));
      return false;
    }
    setProblem(undefined);
    if (read.stored === reported.current) return true;
    reported.current = read.stored;
    setState({ seen, committed: read.stored, remounts });
    onChange(read.stored);
    return true;
  }
  return { committed, remounts, problem, commit };
}

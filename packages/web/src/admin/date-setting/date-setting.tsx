import { DateControl, readDate, spellDate } from '@form-portal/field-types/ui';
import { Setting } from '@form-portal/ui';
import { useEffect, useRef, useState } from 'react';
import { useI18n } from '../../shared/i18n/i18n-context.tsx';
import { useAnnounce } from '../../shared/shell/live-region.tsx';
import type { FocusEvent, FormEvent, ReactElement, SubmitEvent } from 'react';

export interface DateSettingProps {
  readonly label: string;
  /** `YYYY-MM-DD`; empty for no date. */
  readonly value: string;
  /** What is wrong with the value; absent when nothing is. */
  readonly error?: string | undefined;
  /** Receives a typed date when the control is left or Enter is pressed, a picked one at once; never an unreadable one. */
  readonly onChange: (value: string) => void;
}

/** A date with its label, in the control that visitors get: typed in any common form, or picked from a calendar. */
export function DateSetting({ label, value, error, onChange }: DateSettingProps): ReactElement {
  const i18n = useI18n();
  const announce = useAnnounce();
  const { taken, remounts, problem, take } = useTakenDate(value, onChange);
  return (
    <form
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        take(event.currentTarget.querySelector('input'));
      }}
      onBlur={({ target }: FocusEvent) => take(target)}
      onInput={({ target }: FormEvent) => {
        // Typing goes on until the control is left; the calendar writes from outside.
        if (target !== document.activeElement) take(target);
      }}
    >
      <Setting label={label} error={problem ?? error}>
        {(control) => (
          <DateControl
            key={remounts}
            {...control}
            defaultValue={taken === '' ? '' : spellDate(taken, i18n.languageTag)}
            locale={i18n}
            announce={announce}
          />
        )}
      </Setting>
    </form>
  );
}

/**
 * The date of an uncontrolled input: taken over from it, and written into a new one when the value changes
 * otherwise. The value of a taken date may arrive some renders later.
 */
function useTakenDate(value: string, onChange: DateSettingProps['onChange']) {
  const { text } = useI18n();
  const [{ seen, taken, remounts }, setState] = useState({ seen: value, taken: value, remounts: 0 });
  const [problem, setProblem] = useState<string>();
  // Leaving the control also rewrites its text, so the same date can come twice before the next render.
  const reported = useRef(value);
  useEffect(() => {
    reported.current = value;
  }, [value]);
  if (value !== seen) {
    setState({ seen: value, taken: value, remounts: value === taken ? remounts : remounts + 1 });
    setProblem(undefined);
  }

  function take(control: EventTarget | null): void {
    if (!(control instanceof HTMLInputElement)) return;
    const typed = control.value.trim();
    const read = typed === '' ? ({ kind: 'date', stored: '' } as const) : readDate(typed);
    if (read.kind !== 'date') {
      setProblem(read.kind === 'not-real' ? text('dateNotReal', { value: typed }) : text('dateInvalid'));
      return;
    }
    setProblem(undefined);
    if (read.stored === reported.current) return;
    reported.current = read.stored;
    setState({ seen, taken: read.stored, remounts });
    onChange(read.stored);
  }
  return { taken, remounts, problem, take };
}

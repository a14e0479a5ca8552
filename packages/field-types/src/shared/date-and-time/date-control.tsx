import { useRef, useState } from 'react';
import type { ComponentType, FormEvent, InputHTMLAttributes, ReactElement } from 'react';
import type { DisplayLocale } from '@form-portal/domain';
import { CalendarIcon, TextInput, useScripted } from '@form-portal/ui';
import type { CalendarDialogProps } from './calendar-dialog.tsx';
import { useControlState, writeControl } from '../controls/control.tsx';
import styles from './date-control.module.css';
import { readDate, spellDate } from './date.ts';
import { Note } from '../controls/note.tsx';

interface DateControlProps extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'id' | 'name' | 'autoComplete' | 'disabled'
> {
  readonly defaultValue: string;
  readonly locale: DisplayLocale;
  readonly announce: (message: string) => void;
  /** Receives the control before its text is read, when the visitor leaves it or pastes into it. */
  readonly beforeRead?: (control: HTMLInputElement) => void;
}

function storedDate(control: HTMLInputElement): string {
  const read = readDate(control.value);
  return read.kind === 'date' ? read.stored : '';
}

/**
 * A text field for a date; rewrites the date in the language's format on blur. The button opens a calendar
 * (docs/design.md#inputs).
 */
export function DateControl(props: DateControlProps): ReactElement {
  const { locale, announce, beforeRead, ...attributes } = props;
  const control = useRef<HTMLInputElement>(null);
  const calendar = useCalendar(locale, announce);
  const { languageTag } = locale;
  const initial = readDate(props.defaultValue);
  const chosen = useControlState(control, storedDate, initial.kind === 'date' ? initial.stored : '');

  function rewrite(element: HTMLInputElement): void {
    beforeRead?.(element);
    const stored = storedDate(element);
    if (stored !== '') writeControl(element, spellDate(stored, languageTag));
  }

  function pick(stored: string): void {
    calendar.close();
    if (control.current !== null) writeControl(control.current, spellDate(stored, languageTag));
  }

  return (
    <>
      <div className={styles.control}>
        <TextInput
          autoComplete="off"
          {...attributes}
          ref={control}
          className={styles.text}
          inputMode="decimal"
          onBlur={(event) => rewrite(event.currentTarget)}
          onInput={(event) => {
            if (isEnteredAtOnce(event)) beforeRead?.(event.currentTarget);
          }}
        />
        <button
          type="button"
          className={styles.button}
          hidden={!useScripted()}
          disabled={props.disabled}
          aria-haspopup="dialog"
          aria-label={buttonName(chosen, locale)}
          onClick={calendar.open}
        >
          <CalendarIcon />
        </button>
      </div>
      {calendar.failed && <Note>{locale.text('fieldType.date.noCalendar')}</Note>}
      {calendar.Dialog !== null && (
        <calendar.Dialog chosen={chosen} locale={locale} onPick={pick} onExit={calendar.close} />
      )}
    </>
  );
}

function buttonName(chosen: string, locale: DisplayLocale): string {
  const name = locale.text('openCalendar');
  return chosen === ''
    ? name
    : locale.text('fieldType.date.chosen', { name, date: spellDate(chosen, locale.languageTag) });
}

/** Whether the value was entered at once, by a paste, a suggestion or a program, as opposed to typing. */
function isEnteredAtOnce({ nativeEvent, currentTarget }: FormEvent<HTMLInputElement>): boolean {
  const typed =
    nativeEvent instanceof InputEvent && /^(insertText|insertComposition|delete)/.test(nativeEvent.inputType);
  return !typed || /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(currentTarget.value);
}

interface CalendarState {
  /** The dialog component while the calendar is open. */
  readonly Dialog: ComponentType<CalendarDialogProps> | null;
  readonly failed: boolean;
  readonly open: () => Promise<void>;
  readonly close: () => void;
}

/** Loads the calendar when it is first opened; if loading fails, the date can still be typed. */
function useCalendar(locale: DisplayLocale, announce: (message: string) => void): CalendarState {
  const [Dialog, setDialog] = useState<ComponentType<CalendarDialogProps> | null>(null);
  const [failed, setFailed] = useState(false);

  async function open(): Promise<void> {
    try {
      const { CalendarDialog } = await import('./calendar-dialog.tsx');
      setFailed(false);
      setDialog(() => CalendarDialog);
    } catch {
      setFailed(true);
      announce(locale.text('fieldType.date.noCalendar'));
    }
  }

  return { Dialog, failed, open, close: () => setDialog(null) };
}

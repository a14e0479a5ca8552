import {
  endOfWeek,
  getDayOfWeek,
  getLocalTimeZone,
  parseDate,
  startOfWeek,
  today,
} from '@internationalized/date';
import type { CalendarDate } from '@internationalized/date';
import { useId, useState } from 'react';
import type { KeyboardEvent, ReactElement } from 'react';
import { Button } from 'react-aria-components/Button';
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from 'react-aria-components/Calendar';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { formatLocale, type DisplayLocale } from '@form-portal/domain';
import { ChevronLeftIcon, ChevronRightIcon, Dialog, VisuallyHidden, XIcon } from '@form-portal/ui';
import styles from './calendar-dialog.module.css';
import { isoWeek } from './date.ts';
import { safely } from '../safely.ts';

/** What a calendar shows, and its callbacks. Picking a day does not close it: the owner does. */
export interface CalendarDialogProps {
  /** `YYYY-MM-DD`; empty for none. */
  readonly chosen: string;
  readonly locale: DisplayLocale;
  readonly onPick: (stored: string) => void;
  readonly onExit: () => void;
}

const monday = 'mon';

/**
 * React Aria adds a style element to the page unless one with this id exists. The content security policy
 * forbids that, so its single rule is in our style sheet.
 */
const pressableStyle = 'react-aria-pressable-style';

/** Plain `en` would give American dates; an invalid tag falls back to English. */
function calendarLocale({ language, languageTag }: DisplayLocale): string {
  return safely(() => formatLocale(language, languageTag), 'en-GB');
}

/**
 * A calendar dialog to choose a day from; loaded when the first calendar is opened (docs/design.md#inputs).
 */
export function CalendarDialog({ chosen, locale, onPick, onExit }: CalendarDialogProps): ReactElement {
  const heading = useId();
  const now = today(getLocalTimeZone());
  const [value] = useState(() => (chosen === '' ? null : parseDate(chosen)));
  const [focused, setFocused] = useState<CalendarDate>(value ?? now);
  const tag = calendarLocale(locale);

  // React Aria uses these two keys for the ends of the month; the ARIA pattern of a date picker, for the ends
  // of the week.
  function toWeekEnd(event: KeyboardEvent): void {
    if (!(event.target instanceof Element) || event.target.closest('[role="grid"]') === null) return;
    if (event.key !== 'Home' && event.key !== 'End') return;
    event.preventDefault();
    event.stopPropagation();
    const end = event.key === 'Home' ? startOfWeek : endOfWeek;
    setFocused(end(focused, tag, monday));
  }

  return (
    <Dialog labelledBy={heading} exit="escape-or-scrim" onExit={onExit}>
      <div className={styles.head}>
        <h2 id={heading} className={styles.title}>
          {locale.text('openCalendar')}
        </h2>
        <Button className={styles.step ?? ''} aria-label={locale.text('close')} onPress={onExit}>
          <XIcon />
        </Button>
      </div>
      <span id={pressableStyle} hidden />
      <I18nProvider locale={tag}>
        <div onKeyDownCapture={toWeekEnd}>
          <Calendar
            // The visitor asked for the calendar, and the dialog would otherwise focus its heading.
            // eslint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
            aria-label={locale.text('openCalendar')}
            firstDayOfWeek={monday}
            value={value}
            focusedValue={focused}
            onFocusChange={setFocused}
            onChange={(picked) => onPick(picked.toString())}
          >
            <Month locale={locale} tag={tag} />
          </Calendar>
        </div>
      </I18nProvider>
    </Dialog>
  );
}

function Month({ locale, tag }: { readonly locale: DisplayLocale; readonly tag: string }): ReactElement {
  const week = locale.text('fieldType.date.week');
  const firstColumn = mondayName(tag);
  return (
    <>
      <div className={styles.bar}>
        <Button slot="previous" className={styles.step ?? ''} aria-label={locale.text('previousMonth')}>
          <ChevronLeftIcon />
        </Button>
        <CalendarHeading className={styles.month ?? ''} />
        <Button slot="next" className={styles.step ?? ''} aria-label={locale.text('nextMonth')}>
          <ChevronRightIcon />
        </Button>
      </div>
      <CalendarGrid weekdayStyle="short" className={styles.grid ?? ''}>
        <CalendarGridHeader>
          {(day) => (
            <>
              {day === firstColumn && (
                <CalendarHeaderCell className={styles.week ?? ''}>
                  {locale.text('fieldType.date.weekShort')}
                </CalendarHeaderCell>
              )}
              <CalendarHeaderCell className={styles.day ?? ''}>{day}</CalendarHeaderCell>
            </>
          )}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => (
            <>
              {getDayOfWeek(date, tag, monday) === 0 && <WeekNumber week={week} date={date.toString()} />}
              <CalendarCell date={date} className={styles.cell ?? ''}>
                {({ formattedDate, isToday }) => (
                  <>
                    {formattedDate}
                    {isToday && <span className={styles.today}>{locale.text('fieldType.date.today')}</span>}
                  </>
                )}
              </CalendarCell>
            </>
          )}
        </CalendarGridBody>
      </CalendarGrid>
    </>
  );
}

/** The name of the first column, as in the grid's header. */
function mondayName(tag: string): string {
  const aMonday = new Date(Date.UTC(2024, 0, 1));
  return new Intl.DateTimeFormat(tag, { weekday: 'short', timeZone: 'UTC' }).format(aMonday);
}

function WeekNumber({ week, date }: { readonly week: string; readonly date: string }): ReactElement {
  return (
    <th scope="row" className={styles.week}>
      <VisuallyHidden>{week} </VisuallyHidden>
      {isoWeek(date)}
    </th>
  );
}

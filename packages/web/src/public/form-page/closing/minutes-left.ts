import { minuteMs, formControlNames } from '@form-portal/domain';
import { useEffect, useState } from 'react';

/** Minutes before closing at which the time left is announced; it is shown from the first one on (docs/design.md#opening-times). */
const warnings = [30, 10, 2] as const;

/** Minutes until the form closes, rounded up; null before the first warning. */
export type MinutesLeft = number | 'closed' | null;

/** The time left as the page shows it. */
export interface TimeLeft {
  readonly shown: MinutesLeft;
  /** What was shown when the most recent warning was reached; only this is announced. */
  readonly announced: MinutesLeft;
}

/** Whether the final warning has been reached, or the form has closed. */
export function isUrgent(left: MinutesLeft): boolean {
  return left === 'closed' || (left !== null && left <= warnings[2]);
}

/** The minutes left at `now`, and for how many ms they stay the same. Both moments are ms since 1970. */
export function minutesLeft(
  closesAt: number,
  now: number,
): { readonly left: MinutesLeft; readonly lastsMs: number } {
  const remaining = closesAt - now;
  if (remaining <= 0) return { left: 'closed', lastsMs: Infinity };
  const first = warnings[0] * minuteMs;
  if (remaining > first) return { left: null, lastsMs: remaining - first };
  const left = Math.ceil(remaining / minuteMs);
  return { left, lastsMs: remaining - (left - 1) * minuteMs };
}

/** The time left as the page shows it next, given the minutes left now. */
export function withMinutesLeft({ announced }: TimeLeft, left: MinutesLeft): TimeLeft {
  return { shown: left, announced: warningAt(left) === warningAt(announced) ? announced : left };
}

/** The most recent warning that was reached; null before the first. */
function warningAt(left: MinutesLeft): MinutesLeft {
  return typeof left === 'number' ? (warnings.filter((minutes) => left <= minutes).at(-1) ?? null) : left;
}

/** The time left until `closesAt` (ISO 8601 in UTC), by the server's clock: the browser's, corrected by when the server sent the page. */
export function useTimeLeft(closesAt: string): TimeLeft {
  const [left, setLeft] = useState<TimeLeft>({ shown: null, announced: null });
  useEffect(() => {
    const skew = sentAt() - Date.now();
    let timer: ReturnType<typeof setTimeout> | undefined;
    function update(): void {
      const current = minutesLeft(Date.parse(closesAt), Date.now() + skew);
      setLeft((before) => withMinutesLeft(before, current.left));
      // A minute at most: timers stand still while the computer sleeps or the page is frozen.
      if (current.left !== 'closed') timer = setTimeout(update, Math.min(current.lastsMs, minuteMs));
    }
    update();
    return () => clearTimeout(timer);
  }, [closesAt]);
  return left;
}

/** When the server sent the page, ms since 1970: the readable half of the signed instant in the form. */
function sentAt(): number {
  const control = document.querySelector<HTMLInputElement>(`input[name="${formControlNames.openedAt}"]`);
  const moment = Number.parseInt(control?.value.split('.')[0] ?? '', 36);
  return Number.isNaN(moment) ? Date.now() : moment;
}

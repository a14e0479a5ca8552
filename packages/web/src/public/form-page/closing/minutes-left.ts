import { minuteMs, formControlNames } from '@form-portal/domain';
import { useEffect, useState } from 'react';

/** Minutes before closing at which the visitor is told (docs/design.md#opening-times). */
const warnings = [30, 10, 2] as const;

/** The time left as shown on the page: the last warning that was reached, or `closed`; null before the first one. */
export type TimeLeft = (typeof warnings)[number] | 'closed' | null;

/** The state at a moment, and how many ms it lasts. */
export function timeLeft(
  closesAt: number,
  now: number,
): { readonly left: TimeLeft; readonly lastsMs: number } {
  const remaining = closesAt - now;
  if (remaining <= 0) return { left: 'closed', lastsMs: Infinity };
  const ahead = warnings.filter((minutes) => remaining > minutes * minuteMs);
  const reached = warnings.filter((minutes) => remaining <= minutes * minuteMs);
  return { left: reached.at(-1) ?? null, lastsMs: remaining - (ahead[0] ?? 0) * minuteMs };
}

/** The longest delay that `setTimeout` keeps, in ms. */
const maxDelayMs = 2_147_483_647;

/** The time left until a form closes, by the server's clock as of the moment at which it sent the page. */
export function useTimeLeft(closesAt: string): TimeLeft {
  const [left, setLeft] = useState<TimeLeft>(null);
  useEffect(() => {
    const skew = sentAt() - Date.now();
    let timer: ReturnType<typeof setTimeout> | undefined;
    function update(): void {
      const current = timeLeft(Date.parse(closesAt), Date.now() + skew);
      setLeft(current.left);
      if (current.lastsMs !== Infinity) timer = setTimeout(update, Math.min(current.lastsMs, maxDelayMs));
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

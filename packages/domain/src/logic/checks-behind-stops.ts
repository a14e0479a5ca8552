import type { Form } from '../form/form.ts';
import { pagesOf } from '../form/pages.ts';
import type { RowCounts } from '../form/rows.ts';
import { behindStops, isPlaceOf, placesIn } from './behind-stops.ts';
import type { FailedCheck } from './failed-check.ts';

/**
 * Returns the failed checks without those about something that a stop leaves out, which are not judged: of several stops
 * on a page only the first speaks, with those that end at the same question.
 */
export function withoutChecksBehindStops(
  form: Form,
  { rows, failedChecks }: { readonly rows: RowCounts; readonly failedChecks: readonly FailedCheck[] },
): readonly FailedCheck[] {
  const left = new Set(behindStops(form, { rows, failedChecks }));
  if (left.size === 0) return failedChecks;
  const places = pagesOf(form)
    .flatMap(({ sections }) => sections)
    .flatMap((section) => placesIn(section, rows))
    .filter(({ key }) => left.has(key));
  return failedChecks.filter((check) => !places.some(isPlaceOf(check)));
}

import type { Form } from '../../form/form.ts';
import type { Section } from '../../form/layout.ts';
import { pagesOf } from '../../form/pages.ts';
import { pageOfCheck } from '../../form/progress.ts';
import type { RowCounts } from '../../form/rows.ts';
import type { Guid } from '../../guid.ts';
import { answerKey, type AnswerKey } from '../../submission/answers/answer-key.ts';
import { fieldsOfCondition, groupsOfCondition } from '../conditions/condition.ts';
import type { FailedCheck } from './failed-check.ts';

/** The rows of a form, and the checks that failed on its answers. */
interface Failures {
  readonly rows: RowCounts;
  readonly failedChecks: readonly FailedCheck[];
}

/**
 * Returns what pages leave out because stops failed, as the keys of fields and groups: on its page a stop replaces
 * everything after the last question that it is about. The key of the row after the last one of a
 * repeatable group means the button that adds it. Empty when no stop failed.
 */
export function behindStops(form: Form, failures: Failures): readonly AnswerKey[] {
  return placesBehindStops(form, failures).map(({ key }) => key);
}

/**
 * Returns the failed checks without those about something that a stop leaves out, which are not judged: of
 * several stops on a page only the first shows its message, with those that end at the same question.
 */
export function withoutChecksBehindStops(form: Form, failures: Failures): readonly FailedCheck[] {
  const left = placesBehindStops(form, failures);
  return failures.failedChecks.filter((check) => !left.some(isPlaceOf(check)));
}

function placesBehindStops(form: Form, { rows, failedChecks }: Failures): readonly Place[] {
  const stops = failedChecks.filter(({ kind }) => kind === 'stop');
  if (stops.length === 0) return [];
  return pagesOf(form).flatMap(({ page, sections }) => {
    const places = sections.flatMap((section) => placesIn(section, rows));
    const here = stops.filter((stop) => page === null || pageOfCheck(form, stop) === page.guid);
    const ends = here
      .map((stop) => places.map(isPlaceOf(stop)).lastIndexOf(true))
      .filter((index) => index >= 0);
    return ends.length === 0 ? [] : places.slice(Math.min(...ends) + 1);
  });
}

/** An item of a page: a field or group, in one row if its group repeats. */
interface Place {
  readonly key: AnswerKey;
  readonly of: Guid;
  /** The repeatable group that it is in, or is itself; null for none. */
  readonly repeated: Guid | null;
  readonly row: number;
}

/** The items of a section in page order; the last one of a repeatable group is the button that adds a row. */
function placesIn({ group, rows: lines }: Section, rows: RowCounts): readonly Place[] {
  const repeated = group?.repeat === undefined ? null : group.guid;
  const place = (of: Guid, row: number): Place => ({ key: answerKey(of, row), of, repeated, row });
  const inRow = (row: number): readonly Place[] =>
    [...(group === null ? [] : [group]), ...lines.flat()].map(({ guid }) => place(guid, row));
  if (repeated === null) return inRow(1);
  const count = rows.get(repeated) ?? 0;
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  return [...numbers.flatMap(inRow), place(repeated, count + 1)];
}

/** Tells whether a check is about a place: one of a row is about the questions of other groups in all of their rows. */
function isPlaceOf({ must, at, group, row }: FailedCheck): (place: Place) => boolean {
  const fields = new Set([...fieldsOfCondition(must), at]);
  const groups = new Set(groupsOfCondition(must));
  return (place) =>
    groups.has(place.of) || (fields.has(place.of) && (place.repeated !== group || place.row === row));
}

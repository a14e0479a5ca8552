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
interface ChecksInRows {
  readonly rows: RowCounts;
  readonly failedChecks: readonly FailedCheck[];
}

/**
 * Returns what pages leave out because stops failed, as the keys of fields and groups: on its page a stop replaces
 * everything after the last question that it is about. The key of the row after the last one of a
 * repeatable group means the button that adds it. Empty when no stop failed.
 */
export function behindStops(form: Form, checks: ChecksInRows): readonly AnswerKey[] {
  return itemsBehindStops(form, checks).map(({ key }) => key);
}

/**
 * Returns the failed checks without those about something that a stop leaves out, which are not judged: of
 * several stops on a page only the first shows its message, with those that end at the same question.
 */
export function withoutChecksBehindStops(form: Form, checks: ChecksInRows): readonly FailedCheck[] {
  const leftOut = itemsBehindStops(form, checks);
  return checks.failedChecks.filter((check) => !leftOut.some(isAboutItem(check)));
}

function itemsBehindStops(form: Form, { rows, failedChecks }: ChecksInRows): readonly PageItem[] {
  const stops = failedChecks.filter(({ kind }) => kind === 'stop');
  if (stops.length === 0) return [];
  return pagesOf(form).flatMap(({ page, sections }) => {
    const items = sections.flatMap((section) => itemsOf(section, rows));
    const onPage = stops.filter((stop) => page === null || pageOfCheck(form, stop) === page.guid);
    const ends = onPage
      .map((stop) => items.map(isAboutItem(stop)).lastIndexOf(true))
      .filter((index) => index >= 0);
    return ends.length === 0 ? [] : items.slice(Math.min(...ends) + 1);
  });
}

/** An item of a page: a field or group, in one row if its group repeats. */
interface PageItem {
  readonly key: AnswerKey;
  readonly guid: Guid;
  /** The repeatable group that it is in, or is itself; null for none. */
  readonly repeated: Guid | null;
  readonly row: number;
}

/** The items of a section in page order; the last one of a repeatable group is the button that adds a row. */
function itemsOf({ group, rows: layoutRows }: Section, rows: RowCounts): readonly PageItem[] {
  const repeated = group?.repeat === undefined ? null : group.guid;
  const item = (guid: Guid, row: number): PageItem => ({ key: answerKey(guid, row), guid, repeated, row });
  const inRow = (row: number): readonly PageItem[] =>
    [...(group === null ? [] : [group]), ...layoutRows.flat()].map(({ guid }) => item(guid, row));
  if (repeated === null) return inRow(1);
  const count = rows.get(repeated) ?? 0;
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  return [...numbers.flatMap(inRow), item(repeated, count + 1)];
}

/**
 * Returns whether a check is about an item. A check that failed in one row is about that row of its group,
 * and about all rows of other groups.
 */
function isAboutItem({ must, at, group, row }: FailedCheck): (item: PageItem) => boolean {
  const fields = new Set([...fieldsOfCondition(must), at]);
  const groups = new Set(groupsOfCondition(must));
  return (item) =>
    groups.has(item.guid) || (fields.has(item.guid) && (item.repeated !== group || item.row === row));
}

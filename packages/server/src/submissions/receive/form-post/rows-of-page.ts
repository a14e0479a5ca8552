import {
  changeRows,
  initialRows,
  maxQuestions,
  meaningOf,
  withRowsWrittenOut,
  type Form,
  type Guid,
  type Problem,
  type ReturnedPost,
  type RowChange,
  type RowCounts,
} from '@form-portal/domain';

/** Options in the rows of a page that the server renders: a million stop it for ten seconds and take more than a gigabyte. */
const maxOptions = 50_000;

/**
 * How many rows of each group a page without script renders, given what a post claims: all of them, unless they have more questions
 * than a submission may have, or too many options. Then every group gets its fewest rows, and the first groups as many more as fit.
 */
export function rowsThatFit(form: Form, rows: RowCounts): RowCounts {
  const fewest = initialRows(form);
  const optionsOf = new Map(form.fields.map(({ guid, options }) => [guid, options.length]));
  let questions = maxQuestions - withRowsWrittenOut(form, fewest).fields.length;
  let options = maxOptions;
  const fitting = new Map<Guid, number>();
  for (const { guid, repeat, fields } of form.groups) {
    if (repeat === undefined) continue;
    const optionsPerRow = fields.reduce((sum, field) => sum + (optionsOf.get(field) ?? 0), 0);
    const requested = (rows.get(guid) ?? 0) - repeat.min;
    const room = Math.floor(
      Math.min(questions / fields.length, optionsPerRow === 0 ? requested : options / optionsPerRow),
    );
    const added = Math.max(Math.min(requested, room), 0);
    questions -= added * fields.length;
    options -= added * optionsPerRow;
    fitting.set(guid, repeat.min + added);
  }
  const isComplete = [...fitting].every(([guid, count]) => count === rows.get(guid));
  return isComplete ? fitting : withinMaximum(form, fitting);
}

/** Once rows have to be left out, no group gets more than its maximum either. */
function withinMaximum({ groups }: Form, rows: RowCounts): RowCounts {
  const maximums = new Map(groups.map(({ guid, repeat }) => [guid, repeat?.max ?? 0]));
  return new Map([...rows].map(([guid, count]) => [guid, Math.min(count, maximums.get(guid) ?? 0)]));
}

/** The problem of the first group that lost rows to {@link rowsThatFit}; undefined when none did. */
export function rowsBeyond(rows: RowCounts, fitting: RowCounts): Problem | undefined {
  for (const [guid, count] of fitting) if ((rows.get(guid) ?? 0) > count) return tooManyRows(guid, count);
  return undefined;
}

function tooManyRows(group: Guid, max: number): Problem {
  return { code: 'submission.too-many-rows', path: group, params: { max } };
}

/** A returned post after a button added or removed a row; a row that no longer fits is refused. */
export function withChangedRows(
  form: Form,
  returned: ReturnedPost,
  change: RowChange,
): { readonly returned: ReturnedPost; readonly status: number } {
  const rowsBefore = new Map(returned.rows);
  const { answers, rows } = changeRows(form, { answers: returned.answers, rows: rowsBefore }, change);
  const problem = change.kind === 'add' ? rowsBeyond(rows, rowsThatFit(form, rows)) : undefined;
  if (problem !== undefined)
    return { returned: { ...returned, problems: [problem] }, status: meaningOf(problem.code).status };
  return { returned: { ...returned, answers, rows: [...rows], shownAgain: true }, status: 200 };
}

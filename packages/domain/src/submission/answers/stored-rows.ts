import type { Form } from '../../form/form.ts';
import { withRowsWrittenOut } from '../../form/rows.ts';
import type { Guid } from '../../guid.ts';
import { parseAnswerKey, type AnswerKey } from './answer-key.ts';
import type { StoredSubmission } from '../submission.ts';

/** What determines the rows of a submission. */
export type RowSource = Pick<StoredSubmission, 'answers' | 'logic'>;

/**
 * Writes out the rows of a stored submission ({@link withRowsWrittenOut}): of each group up to the last one in
 * which anything was asked or answered, and at least one, so that every question of the form has a place.
 * Returns the same form when no group repeats.
 */
export function withStoredRows<F extends Form>(form: F, { answers, logic }: RowSource): F {
  const lastRows = new Map<Guid, number>();
  for (const key of [...(logic?.asked ?? []), ...(Object.keys(answers) as AnswerKey[])]) {
    const { guid, row } = parseAnswerKey(key);
    lastRows.set(guid, Math.max(row, lastRows.get(guid) ?? 1));
  }
  const rows = form.groups.map(
    ({ guid, fields }) => [guid, Math.max(1, ...fields.map((field) => lastRows.get(field) ?? 1))] as const,
  );
  return withRowsWrittenOut(form, new Map(rows));
}

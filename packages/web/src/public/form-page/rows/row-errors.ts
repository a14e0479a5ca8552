import { answerKey, isAnswerKey, parseAnswerKey, type Group } from '@form-portal/domain';
import type { FieldErrors } from '../checking/field-error.ts';

/** The errors of one row of a group. */
export function errorsInRow(errors: FieldErrors, group: Group, row: number): FieldErrors {
  return new Map([...errors].filter(([key]) => rowIn(group, key) === row));
}

/** All errors, with those of a group moved to the rows that `to` returns; null drops the errors of a row. */
export function moveErrors(
  errors: FieldErrors,
  group: Group,
  to: (row: number) => number | null,
): FieldErrors {
  return new Map(
    [...errors].flatMap(([key, error]) => {
      const row = rowIn(group, key);
      if (row === undefined || !isAnswerKey(key)) return [[key, error] as const];
      const next = to(row);
      return next === null ? [] : [[answerKey(parseAnswerKey(key).guid, next), error] as const];
    }),
  );
}

/** The row of a group that a key belongs to; undefined for the keys of other questions. */
export function rowIn({ fields }: Group, key: string): number | undefined {
  if (!isAnswerKey(key)) return undefined;
  const { guid, row } = parseAnswerKey(key);
  return fields.includes(guid) ? row : undefined;
}

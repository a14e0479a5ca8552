import type { FieldErrors } from '../checking/field-error.ts';
import type { Guid, RowAnswers } from '@form-portal/domain';

/** A row that was just removed and can be put back. */
export interface RemovedRow {
  readonly group: Guid;
  /** Where it was, from 1. */
  readonly row: number;
  readonly answers: RowAnswers;
  /** The errors it had. */
  readonly errors: FieldErrors;
}

import type { Field, Problem } from '@form-portal/domain';
import { readDate } from './date.ts';

/**
 * Why a text is not a valid date: `answer.date-invalid`, or `answer.date-not-real` with the typed `value`.
 */
export function dateProblems(field: Field, text: string): readonly Problem[] {
  switch (readDate(text).kind) {
    case 'date':
      return [];
    case 'not-real':
      return [{ code: 'answer.date-not-real', path: field.guid, params: { value: text } }];
    case 'unreadable':
      return [{ code: 'answer.date-invalid', path: field.guid }];
  }
}

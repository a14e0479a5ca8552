import type { Guid } from '../../guid.ts';
import type { AnswerKey } from './answer-key.ts';

/**
 * Returns the name of a field's control: the key of its answer, or `key.part` for an additional control of a
 * type that has several.
 */
export function controlName(key: AnswerKey, part = ''): string {
  return part === '' ? key : `${key}.${part}`;
}

/** Returns the name of the hidden control that says how many rows of a repeatable group a page shows. */
export function rowsControlName(group: Guid): string {
  return `${group}.rows`;
}

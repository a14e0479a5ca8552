import type { Answer } from '../../field-type/field-type.ts';
import { parseVaultDate, parseVaultDateTime, parseVaultTime } from '../../time/vault-date-time.ts';
import type { ComparisonKind } from './comparison-kind.ts';
import type { Operator } from './condition.ts';

/**
 * An answer in the form in which it is compared: a text folded (NFC, trimmed, lower case), a number, a
 * boolean, a moment in its stored form, or the ids of the chosen options.
 */
export type Comparable = string | number | boolean | readonly number[];

const ordered: readonly Operator[] = [
  'equals',
  'differs',
  'less',
  'at-most',
  'more',
  'at-least',
  'answered',
  'unanswered',
];

const operatorsByKind: Readonly<Record<ComparisonKind, readonly Operator[]>> = {
  text: ['equals', 'differs', 'contains', 'answered', 'unanswered'],
  number: ordered,
  boolean: ['equals'],
  date: ordered,
  time: ordered,
  'date-time': ordered,
  choice: ['any-of', 'none-of', 'answered', 'unanswered'],
  choices: ['any-of', 'all-of', 'none-of', 'answered', 'unanswered'],
};

/** The operators that suit a kind, in the order in which the editor offers them. */
export function operatorsOf(kind: ComparisonKind): readonly Operator[] {
  return operatorsByKind[kind];
}

/**
 * Returns an answer as it is compared; undefined when it is absent or not of the kind, for example letters
 * typed into a number. An untouched boolean is false.
 */
export function comparable(kind: ComparisonKind, answer: Answer): Comparable | undefined {
  switch (kind) {
    case 'text':
      return typeof answer === 'string' ? nonEmpty(foldText(answer)) : undefined;
    case 'number':
      return typeof answer === 'number' && Number.isFinite(answer) ? answer : undefined;
    case 'boolean':
      return answer === true;
    case 'date':
      return typeof answer === 'string' ? parseVaultDate(answer) : undefined;
    case 'time':
      return typeof answer === 'string' ? parseVaultTime(answer) : undefined;
    case 'date-time':
      return typeof answer === 'string' ? parseVaultDateTime(answer) : undefined;
    case 'choice':
    case 'choices':
      return Array.isArray(answer) && answer.length > 0 ? answer : undefined;
  }
}

/** Folds a text for comparison, so that case, surrounding blanks and Unicode spelling make no difference. */
export function foldText(text: string): string {
  return text.normalize('NFC').trim().toLowerCase();
}

/**
 * Applies an operator to an answer that is present. False when the two are of different kinds, for which
 * the editor reports an error.
 */
export function compare(left: Comparable, operator: Operator, right: Comparable): boolean {
  if (typeof left === 'object') return typeof right === 'object' && compareChoices(left, operator, right);
  if (typeof left !== typeof right || typeof right === 'object') return false;
  switch (operator) {
    case 'equals':
      return left === right;
    case 'differs':
      return left !== right;
    case 'contains':
      return String(left).includes(String(right));
    case 'less':
      return left < right;
    case 'at-most':
      return left <= right;
    case 'more':
      return left > right;
    case 'at-least':
      return left >= right;
    case 'any-of':
    case 'all-of':
    case 'none-of':
    case 'answered':
    case 'unanswered':
      return false;
  }
}

function compareChoices(chosen: readonly number[], operator: Operator, ids: readonly number[]): boolean {
  const all = new Set(chosen);
  const isChosen = (id: number): boolean => all.has(id);
  if (operator === 'any-of') return ids.some(isChosen);
  if (operator === 'all-of') return ids.every(isChosen);
  return operator === 'none-of' && !ids.some(isChosen);
}

function nonEmpty(text: string): string | undefined {
  return text === '' ? undefined : text;
}

import { wordSearch } from '@form-portal/domain';
import { functionNames, type FunctionName } from '@form-portal/domain/logic';
import type { Guid } from '@form-portal/domain';
import type { FormulaNames } from '@form-portal/domain/edit';

/** What can be inserted at the caret of a formula: an earlier question, or a function. */
export type FormulaSuggestion =
  | { readonly kind: 'question'; readonly guid: Guid; readonly name: string }
  | { readonly kind: 'function'; readonly name: FunctionName };

/** A formula's text with the caret in it, as an offset in UTF-16 units. */
export interface TextAtCaret {
  readonly text: string;
  readonly caret: number;
}

/** An example call of each function (docs/form-logic.md#formulas). */
export const functionExamples: Readonly<Record<FunctionName, string>> = {
  sum: 'sum(a; b)',
  count: 'count(a; b)',
  min: 'min(a; b)',
  max: 'max(a; b)',
  average: 'average(a; b)',
  round: 'round(a; 0)',
  if: 'if(a > b; a; b)',
  or: 'or(a; 0)',
  years: 'years(a)',
  days: 'days(a; b)',
  year: 'year(a)',
  today: 'today()',
};

/**
 * The words before the caret that suggestions are found by: everything after an open bracket, since names may contain operators too,
 * else everything after the last operator.
 */
const wordPattern = /\[(?<name>[^[\]]*)$|[^[\]+*/()=<>;-]*$/;

/**
 * Suggests questions whose names contain the words before the caret, those that start with them first, then functions that start
 * with them. A number suggests nothing.
 */
export function suggestionsAt(
  { text, caret }: TextAtCaret,
  questions: FormulaNames,
): readonly FormulaSuggestion[] {
  const word = wordAt(text, caret);
  if (word === '' || /^[\d.,]+$/.test(word)) return [];
  return suggestionsFor(word, questions);
}

/** Suggests every question that the formula may refer to, and every function. */
export function allSuggestions(questions: FormulaNames): readonly FormulaSuggestion[] {
  return suggestionsFor('', questions);
}

function suggestionsFor(word: string, questions: FormulaNames): readonly FormulaSuggestion[] {
  const matches = wordSearch(word);
  const starts = (name: string): boolean => matches(name.slice(0, word.length));
  const found = [...questions].filter(([, name]) => matches(name));
  return [
    ...[...found.filter(([, name]) => starts(name)), ...found.filter(([, name]) => !starts(name))].map(
      ([guid, name]): FormulaSuggestion => ({ kind: 'question', guid, name }),
    ),
    ...functionNames
      .filter((name) => name.startsWith(word.toLowerCase()))
      .map((name): FormulaSuggestion => ({ kind: 'function', name })),
  ];
}

function wordAt(text: string, caret: number): string {
  const matched = wordPattern.exec(text.slice(0, caret));
  return (matched?.groups?.['name'] ?? matched?.[0] ?? '').trim();
}

/** Puts a suggestion in place of the word before the caret, and of the rest of a name in brackets; a function opens its own. */
export function withSuggestion({ text, caret }: TextAtCaret, suggestion: FormulaSuggestion): TextAtCaret {
  const before = text.slice(0, caret);
  const matched = wordPattern.exec(before)?.[0] ?? '';
  const start = caret - matched.trimStart().length;
  const inserted = suggestion.kind === 'question' ? `[${suggestion.name}]` : `${suggestion.name}(`;
  const after = text.slice(caret);
  const rest = matched.startsWith('[') ? after.replace(/^[^[\]]*\]/, '') : after;
  return { text: text.slice(0, start) + inserted + rest, caret: start + inserted.length };
}

/** Removes the whole reference before the caret, as Backspace does; null when none ends there. */
export function withoutReference({ text, caret }: TextAtCaret): TextAtCaret | null {
  const matched = /\[[^[\]]*\]$/.exec(text.slice(0, caret))?.[0];
  if (matched === undefined) return null;
  const start = caret - matched.length;
  return { text: text.slice(0, start) + text.slice(caret), caret: start };
}

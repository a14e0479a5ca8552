import type { Guid } from '../../guid.ts';
import { takesLists, type FunctionName } from './functions.ts';

/** An operator between two values. */
export type BinaryOperator = '+' | '-' | '*' | '/' | '=' | '<>' | '<' | '<=' | '>' | '>=';

/** A parsed formula (docs/form-logic.md#formulas). Numbers are kept as decimal text, which is exact. */
export type Formula =
  | { readonly kind: 'number'; readonly value: string }
  | { readonly kind: 'field'; readonly field: Guid }
  | { readonly kind: 'negate'; readonly of: Formula }
  | {
      readonly kind: 'binary';
      readonly operator: BinaryOperator;
      readonly left: Formula;
      readonly right: Formula;
    }
  | { readonly kind: 'call'; readonly name: FunctionName; readonly args: readonly Formula[] };

/** Limits of a formula: length of its text, nodes in all, and levels of nesting. */
export const formulaLimits = { length: 2_000, nodes: 500, depth: 50 } as const;

/** Returns the questions that a formula refers to, in the order in which they are written, each once. */
export function fieldsOfFormula(formula: Formula): readonly Guid[] {
  const fields: Guid[] = [];
  const visit = (part: Formula): void => {
    if (part.kind === 'field') fields.push(part.field);
    if (part.kind === 'negate') visit(part.of);
    if (part.kind === 'binary') [part.left, part.right].forEach(visit);
    if (part.kind === 'call') part.args.forEach(visit);
  };
  visit(formula);
  return [...new Set(fields)];
}

/** Returns the questions that are used where one value is needed: anywhere except as a list argument. */
export function fieldsOutsideLists(formula: Formula): ReadonlySet<Guid> {
  const fields = new Set<Guid>();
  const visit = (part: Formula): void => {
    if (part.kind === 'field') fields.add(part.field);
    if (part.kind === 'negate') visit(part.of);
    if (part.kind === 'binary') [part.left, part.right].forEach(visit);
    if (part.kind === 'call')
      part.args.filter((arg) => arg.kind !== 'field' || !takesLists(part.name)).forEach(visit);
  };
  visit(formula);
  return fields;
}

/** The minimum and maximum number of arguments of each function, in the order of suggestions. */
const arities = {
  sum: [1, 50],
  count: [1, 50],
  min: [1, 50],
  max: [1, 50],
  average: [1, 50],
  round: [1, 2],
  if: [3, 3],
  or: [2, 2],
  years: [1, 2],
  days: [1, 2],
  year: [1, 1],
  today: [0, 0],
} as const;

/** The name of a function of formulas. */
export type FunctionName = keyof typeof arities;

/**
 * Every function of formulas, in the order in which editors suggest them.
 *
 * @public For editors of formulas.
 */
export const functionNames = Object.keys(arities) as readonly FunctionName[];

const listFunctions: ReadonlySet<FunctionName> = new Set(['sum', 'count', 'min', 'max', 'average']);

/** Whether a function takes lists: it skips absent values, and only its arguments may be rows of a group. */
export function takesLists(name: FunctionName): boolean {
  return listFunctions.has(name);
}

/** Whether a name, in lower case, is that of a function; inherited names such as `constructor` are not. */
export function isFunctionName(name: string): name is FunctionName {
  return Object.hasOwn(arities, name);
}

/** The minimum and maximum number of arguments of a function. */
export function arityOf(name: FunctionName): readonly [min: number, max: number] {
  return arities[name];
}

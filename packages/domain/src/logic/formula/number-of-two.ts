import { arityOf, isFunctionName } from './functions.ts';
import { tokensOf } from './tokens.ts';

/** An open bracket, and what was read inside it so far. */
interface OpenBracket {
  /** Whether it belongs to a function that takes several values. */
  readonly takesSeveral: boolean;
  /** The first number with a comma; undefined for none. */
  number: string | undefined;
  isSeparated: boolean;
}

/**
 * Returns a number with a comma that may have been meant as two: `1,2` in `max(1,2)`. It is in a call,
 * without semicolons, of a function that takes several values. Undefined when there is none.
 */
export function numberOfTwo(formula: string): string | undefined {
  const opened: OpenBracket[] = [];
  let name = '';
  for (const { kind, text, at, end } of tokensOf(formula)) {
    const inner = opened.at(-1);
    if (text === '(' && kind === 'symbol')
      opened.push({ takesSeveral: takesSeveral(name), number: undefined, isSeparated: false });
    else if (kind === 'symbol' && text === ')') {
      const number = numberIn(opened.pop());
      if (number !== undefined) return number;
    } else if (inner !== undefined) {
      const written = formula.slice(at, end);
      if (kind === 'symbol' && text === ';') inner.isSeparated = true;
      else if (kind === 'number' && written.includes(',')) inner.number ??= written;
    }
    name = kind === 'name' ? text : '';
  }
  return opened.map(numberIn).find((number) => number !== undefined);
}

function numberIn(open: OpenBracket | undefined): string | undefined {
  return open?.takesSeveral && !open.isSeparated ? open.number : undefined;
}

function takesSeveral(name: string): boolean {
  return isFunctionName(name) && arityOf(name)[1] > 1;
}

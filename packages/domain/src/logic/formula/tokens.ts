import { parseGuid, type Guid } from '../../guid.ts';

/** A piece of a formula's text; `at` and `end` are its first and past-the-end position in UTF-16 units. */
export interface Token {
  readonly kind: 'number' | 'field' | 'name' | 'symbol' | 'unknown' | 'end';
  /** The number with a point, the GUID, the name in lower case, the symbol, or the text as written. */
  readonly text: string;
  readonly at: number;
  readonly end: number;
}

const tokenPattern =
  /\s*(?:(?<number>\d+(?:[.,]\d+)?)|\{field:(?<field>[^{}]*)\}|(?<name>[A-Za-z_]\w*)|(?<symbol><>|<=|>=|[-+*/()=<>;])|(?<unknown>\S))/uy;

/** Splits the text of a formula; the last token is the end. Never throws. */
export function tokensOf(text: string): readonly Token[] {
  const tokens: Token[] = [];
  const pattern = new RegExp(tokenPattern);
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    const end = pattern.lastIndex;
    tokens.push(tokenOf(match.groups ?? {}, match.index + leadingBlanks(match[0]), end));
  }
  return [...tokens, { kind: 'end', text: '', at: text.length, end: text.length }];
}

function tokenOf(groups: Readonly<Record<string, string | undefined>>, at: number, end: number): Token {
  const { number, field, name, symbol, unknown = '' } = groups;
  if (number !== undefined) return { kind: 'number', text: number.replace(',', '.'), at, end };
  if (name !== undefined) return { kind: 'name', text: name.toLowerCase(), at, end };
  if (symbol !== undefined) return { kind: 'symbol', text: symbol, at, end };
  const guid: Guid | undefined = field === undefined ? undefined : parseGuid(field);
  if (guid !== undefined) return { kind: 'field', text: guid, at, end };
  return { kind: 'unknown', text: field ?? unknown, at, end };
}

function leadingBlanks(matched: string): number {
  return matched.length - matched.trimStart().length;
}

import type { Guid } from '../../guid.ts';
import { formulaLimits, type BinaryOperator, type Formula } from './formula.ts';
import { arityOf, isFunctionName } from './functions.ts';
import { tokensOf, type Token } from './tokens.ts';

/** Why a formula does not parse. The text key of a code is `admin.formula.<code>`. */
export type FormulaFaultCode =
  | 'empty'
  | 'value-missing'
  | 'operator-missing'
  | 'bracket-missing'
  | 'function-unknown'
  | 'arguments-wrong'
  | 'too-long'
  | 'too-complex';

/** A fault with the position of the token it was found at, and the text the message quotes. */
export interface FormulaFault {
  readonly code: FormulaFaultCode;
  /** In UTF-16 units from the start. */
  readonly at: number;
  /** The token before a missing value or bracket, the unknown name, the function with wrong arguments. */
  readonly near: string;
}

/** A parsed formula, or why it does not parse. */
export type ParsedFormula =
  { readonly ok: true; readonly formula: Formula } | { readonly ok: false; readonly fault: FormulaFault };

/** Operator precedence; the highest binds tightest, and comparisons do not chain. */
const precedence: Readonly<Record<BinaryOperator, 1 | 2 | 3>> = {
  '=': 1,
  '<>': 1,
  '<': 1,
  '<=': 1,
  '>': 1,
  '>=': 1,
  '+': 2,
  '-': 2,
  '*': 3,
  '/': 3,
};

/** Parses the text of a formula (docs/form-logic.md#formulas). Never throws. */
export function parseFormula(text: string): ParsedFormula {
  if (text.length > formulaLimits.length) return { ok: false, fault: { code: 'too-long', at: 0, near: '' } };
  try {
    return { ok: true, formula: readWhole({ tokens: tokensOf(text), next: 0, nodes: 0, depth: 0 }) };
  } catch (error) {
    if (error instanceof FaultError) return { ok: false, fault: error.fault };
    throw error;
  }
}

class FaultError extends Error {
  readonly fault: FormulaFault;

  constructor(fault: FormulaFault) {
    super(fault.code);
    this.fault = fault;
  }
}

/** The state of the parser, which works by precedence climbing. */
interface Reading {
  readonly tokens: readonly Token[];
  /** The position of the token that is read next. */
  next: number;
  nodes: number;
  depth: number;
}

function readWhole(reading: Reading): Formula {
  if (peek(reading).kind === 'end') throw fault(reading, 'empty');
  const formula = readExpression(reading, 1);
  if (peek(reading).kind !== 'end') throw fault(reading, 'operator-missing', peek(reading).text);
  return formula;
}

function readExpression(reading: Reading, minPrecedence: 1 | 2 | 3): Formula {
  let left = readUnary(reading);
  for (
    let operator = operatorAt(reading, minPrecedence);
    operator !== undefined;
    operator = operatorAt(reading, minPrecedence)
  ) {
    reading.next += 1;
    const level = precedence[operator];
    // The right side binds tighter, so that operators of one level are grouped from the left.
    const right = level === 3 ? readUnary(reading) : readExpression(reading, level === 2 ? 3 : 2);
    left = counted(reading, { kind: 'binary', operator, left, right });
    if (level === 1 && operatorAt(reading, 1) !== undefined) throw fault(reading, 'operator-missing');
  }
  return left;
}

function readUnary(reading: Reading): Formula {
  if (!isSymbol(reading, '-')) return readPrimary(reading);
  reading.next += 1;
  return nested(reading, () => counted(reading, { kind: 'negate', of: readUnary(reading) }));
}

function readPrimary(reading: Reading): Formula {
  const token = peek(reading);
  if (token.kind === 'number') return readLeaf(reading, { kind: 'number', value: token.text });
  if (token.kind === 'field') return readLeaf(reading, { kind: 'field', field: token.text as Guid });
  if (token.kind === 'name') return readCall(reading, token);
  skip(reading, '(', 'value-missing');
  return nested(reading, () => {
    const inner = readExpression(reading, 1);
    skip(reading, ')');
    return inner;
  });
}

function readCall(reading: Reading, { text: name, at }: Token): Formula {
  if (!isFunctionName(name)) throw fault(reading, 'function-unknown', name);
  reading.next += 1;
  skip(reading, '(');
  return nested(reading, () => {
    const args: Formula[] = [];
    while (!isSymbol(reading, ')')) {
      if (args.length > 0) skip(reading, ';');
      args.push(readExpression(reading, 1));
    }
    skip(reading, ')');
    const [min, max] = arityOf(name);
    if (args.length < min || args.length > max)
      throw new FaultError({ code: 'arguments-wrong', at, near: name });
    return counted(reading, { kind: 'call', name, args });
  });
}

function readLeaf(reading: Reading, formula: Formula): Formula {
  reading.next += 1;
  return counted(reading, formula);
}

function nested<T>(reading: Reading, read: () => T): T {
  reading.depth += 1;
  if (reading.depth > formulaLimits.depth) throw fault(reading, 'too-complex');
  const result = read();
  reading.depth -= 1;
  return result;
}

function counted(reading: Reading, formula: Formula): Formula {
  reading.nodes += 1;
  if (reading.nodes > formulaLimits.nodes) throw fault(reading, 'too-complex');
  return formula;
}

function operatorAt(reading: Reading, minPrecedence: 1 | 2 | 3): BinaryOperator | undefined {
  const { kind, text } = peek(reading);
  if (kind !== 'symbol' || !isBinaryOperator(text)) return undefined;
  return precedence[text] >= minPrecedence ? text : undefined;
}

function skip(reading: Reading, symbol: string, code: FormulaFaultCode = 'bracket-missing'): void {
  if (!isSymbol(reading, symbol)) throw fault(reading, code);
  reading.next += 1;
}

function isSymbol(reading: Reading, symbol: string): boolean {
  const { kind, text } = peek(reading);
  return kind === 'symbol' && text === symbol;
}

function peek({ tokens, next }: Reading): Token {
  return tokens[next] ?? { kind: 'end', text: '', at: 0, end: 0 };
}

/** A fault at the next token; `near` is the one before it unless another is given. */
function fault(
  reading: Reading,
  code: FormulaFaultCode,
  near = reading.tokens[reading.next - 1]?.text ?? '',
): FaultError {
  return new FaultError({ code, at: peek(reading).at, near });
}

function isBinaryOperator(symbol: string): symbol is BinaryOperator {
  return Object.hasOwn(precedence, symbol);
}

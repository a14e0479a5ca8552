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

/** A parsed formula, or why it is none. */
export type ParsedFormula =
  { readonly ok: true; readonly formula: Formula } | { readonly ok: false; readonly fault: FormulaFault };

/** Binds tighter the higher it is; comparisons do not chain. */
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
    return { ok: true, formula: new Parser(tokensOf(text)).parse() };
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

/** A parser by precedence climbing. Throws {@link FaultError}. */
class Parser {
  readonly #tokens: readonly Token[];
  #next = 0;
  #nodes = 0;
  #depth = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  parse(): Formula {
    if (this.#peek().kind === 'end') throw this.#fault('empty');
    const formula = this.#expression(1);
    if (this.#peek().kind !== 'end') throw this.#fault('operator-missing', this.#peek().text);
    return formula;
  }

  #expression(least: 1 | 2 | 3): Formula {
    let left = this.#unary();
    for (let operator = this.#operator(least); operator !== undefined; operator = this.#operator(least)) {
      this.#next += 1;
      const level = precedence[operator];
      const right = level === 3 ? this.#unary() : this.#expression(level === 2 ? 3 : 2);
      left = this.#node({ kind: 'binary', operator, left, right });
      if (level === 1 && this.#operator(1) !== undefined) throw this.#fault('operator-missing');
    }
    return left;
  }

  #unary(): Formula {
    if (!this.#isSymbol('-')) return this.#primary();
    this.#next += 1;
    return this.#nested(() => this.#node({ kind: 'negate', of: this.#unary() }));
  }

  #primary(): Formula {
    const token = this.#peek();
    if (token.kind === 'number') return this.#leaf({ kind: 'number', value: token.text });
    if (token.kind === 'field') return this.#leaf({ kind: 'field', field: token.text as Guid });
    if (token.kind === 'name') return this.#call(token);
    if (!this.#isSymbol('(')) throw this.#fault('value-missing', this.#tokens[this.#next - 1]?.text ?? '');
    this.#next += 1;
    return this.#nested(() => {
      const inner = this.#expression(1);
      this.#close();
      return inner;
    });
  }

  #call(token: Token): Formula {
    const name = token.text;
    if (!isFunctionName(name)) throw this.#fault('function-unknown', name);
    this.#next += 1;
    if (!this.#isSymbol('(')) throw this.#fault('bracket-missing', name);
    this.#next += 1;
    return this.#nested(() => {
      const args: Formula[] = [];
      while (!this.#isSymbol(')')) {
        if (args.length > 0) this.#separator();
        args.push(this.#expression(1));
      }
      this.#close();
      const [least, most] = arityOf(name);
      if (args.length < least || args.length > most)
        throw new FaultError({ code: 'arguments-wrong', at: token.at, near: name });
      return this.#node({ kind: 'call', name, args });
    });
  }

  #separator(): void {
    if (!this.#isSymbol(';')) throw this.#fault('bracket-missing');
    this.#next += 1;
  }

  #close(): void {
    if (!this.#isSymbol(')')) throw this.#fault('bracket-missing');
    this.#next += 1;
  }

  #nested<T>(read: () => T): T {
    this.#depth += 1;
    if (this.#depth > formulaLimits.depth) throw this.#fault('too-complex');
    const result = read();
    this.#depth -= 1;
    return result;
  }

  #leaf(formula: Formula): Formula {
    this.#next += 1;
    return this.#node(formula);
  }

  #node(formula: Formula): Formula {
    this.#nodes += 1;
    if (this.#nodes > formulaLimits.nodes) throw this.#fault('too-complex');
    return formula;
  }

  #operator(least: 1 | 2 | 3): BinaryOperator | undefined {
    const { kind, text } = this.#peek();
    if (kind !== 'symbol' || !isBinaryOperator(text)) return undefined;
    return precedence[text] >= least ? text : undefined;
  }

  #isSymbol(symbol: string): boolean {
    const { kind, text } = this.#peek();
    return kind === 'symbol' && text === symbol;
  }

  #peek(): Token {
    return this.#tokens[this.#next] ?? { kind: 'end', text: '', at: 0, end: 0 };
  }

  #fault(code: FormulaFaultCode, near = this.#tokens[this.#next - 1]?.text ?? ''): FaultError {
    return new FaultError({ code, at: this.#peek().at, near });
  }
}

function isBinaryOperator(symbol: string): symbol is BinaryOperator {
  return Object.hasOwn(precedence, symbol);
}

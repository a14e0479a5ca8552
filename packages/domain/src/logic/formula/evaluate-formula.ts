import { Big } from 'big.js';
import type { Guid } from '../../guid.ts';
import { parseVaultDate } from '../../time/vault-date-time.ts';
import { daysBetween, yearOf, yearsBetween } from '../calendar.ts';
import type { BinaryOperator, Formula } from './formula.ts';
import { takesLists, type FunctionName } from './functions.ts';

/** The result of a formula or a part of it: a decimal, a truth value or a stored date; undefined is absent. */
export type FormulaValue = Big | boolean | string | undefined;

/** What a formula is computed from. */
export interface FormulaInput {
  /** The values of a question: one, or one for each row of its group; none when it is not asked. */
  readonly valuesOf: (field: Guid) => readonly FormulaValue[];
  /** Today in the site's time zone, `YYYY-MM-DD`. */
  readonly today: string;
}

/** Decimals that a division keeps; the rest of a formula is exact until the field rounds it. */
const divisionDecimals = 40;

/** Larger results are absent. */
const largest = new Big('1e18');

const Decimal = Big();
Decimal.DP = divisionDecimals;
Decimal.RM = Decimal.roundHalfUp;

/**
 * Computes a formula. Absent in arithmetic, division by zero, values of the wrong kind and results beyond
 * 10^18 give absent (docs/form-logic.md#formulas). Never throws; takes at most as many steps as the formula
 * has nodes, times the rows of the lists.
 */
export function evaluateFormula(formula: Formula, input: FormulaInput): FormulaValue {
  switch (formula.kind) {
    case 'number':
      return bounded(new Decimal(formula.value));
    case 'field': {
      const [value, ...others] = input.valuesOf(formula.field);
      return others.length === 0 ? value : undefined;
    }
    case 'negate': {
      const value = evaluateFormula(formula.of, input);
      return isDecimal(value) ? value.neg() : undefined;
    }
    case 'binary':
      return combine(
        evaluateFormula(formula.left, input),
        formula.operator,
        evaluateFormula(formula.right, input),
      );
    case 'call':
      return call(formula.name, formula.args, input);
  }
}

/**
 * Rounds the result of a formula, half away from zero, to the decimals of its field (0–6), as the number that is the
 * field's answer; null when it is absent or not a number.
 */
export function roundedAnswer(value: FormulaValue, decimals: number): number | null {
  return isDecimal(value) ? value.round(decimals, Decimal.roundHalfUp).toNumber() + 0 : null;
}

/** An answer as the value of a formula: a number, truth value or stored date; undefined for anything else. */
export function formulaValue(answer: unknown): FormulaValue {
  if (typeof answer === 'number' && Number.isFinite(answer)) return new Decimal(answer);
  return typeof answer === 'boolean' || typeof answer === 'string' ? answer : undefined;
}

function combine(left: FormulaValue, operator: BinaryOperator, right: FormulaValue): FormulaValue {
  if (isDecimal(left) && isDecimal(right)) return combineDecimals(left, operator, right);
  if (left === undefined || right === undefined || typeof left !== typeof right) return undefined;
  if (isDecimal(left) || isDecimal(right)) return undefined;
  return isComparison(operator) ? holds(orderOf(left, right), operator) : undefined;
}

/** Negative when the left value comes first, positive when the right one does, 0 when they are equal. */
function orderOf(left: string | boolean, right: string | boolean): number {
  return Number(left > right) - Number(left < right);
}

function combineDecimals(left: Big, operator: BinaryOperator, right: Big): FormulaValue {
  switch (operator) {
    case '+':
      return bounded(left.plus(right));
    case '-':
      return bounded(left.minus(right));
    case '*':
      return bounded(left.times(right).round(divisionDecimals));
    case '/':
      return right.eq(0) ? undefined : bounded(left.div(right));
    case '=':
    case '<>':
    case '<':
    case '<=':
    case '>':
    case '>=':
      return holds(left.cmp(right), operator);
  }
}

type Comparison = Exclude<BinaryOperator, '+' | '-' | '*' | '/'>;

function isComparison(operator: BinaryOperator): operator is Comparison {
  return !['+', '-', '*', '/'].includes(operator);
}

function holds(order: number, operator: Comparison): boolean {
  switch (operator) {
    case '=':
      return order === 0;
    case '<>':
      return order !== 0;
    case '<':
      return order < 0;
    case '<=':
      return order <= 0;
    case '>':
      return order > 0;
    case '>=':
      return order >= 0;
  }
}

function call(name: FunctionName, args: readonly Formula[], input: FormulaInput): FormulaValue {
  if (takesLists(name))
    return callWithList(
      name,
      args.flatMap((arg) => listOf(arg, input)),
    );
  const argument = (index: number): FormulaValue => {
    const arg = args[index];
    return arg === undefined ? undefined : evaluateFormula(arg, input);
  };
  if (name === 'if') {
    const condition = argument(0);
    return typeof condition === 'boolean' ? argument(condition ? 1 : 2) : undefined;
  }
  if (name === 'or') return argument(0) ?? argument(1);
  if (name === 'today') return input.today;
  if (name === 'round') return round(argument(0), args.length > 1 ? argument(1) : new Decimal(0));
  return callWithDates(name, argument(0), args.length > 1 ? argument(1) : input.today);
}

function callWithDates(name: FunctionName, from: FormulaValue, to: FormulaValue): FormulaValue {
  if (!isDate(from) || !isDate(to)) return undefined;
  if (name === 'years') return new Decimal(yearsBetween(from, to));
  if (name === 'days') return new Decimal(daysBetween(from, to));
  return name === 'year' ? new Decimal(yearOf(from)) : undefined;
}

function round(value: FormulaValue, decimals: FormulaValue): FormulaValue {
  if (!isDecimal(value) || !isDecimal(decimals)) return undefined;
  const places = decimals.toNumber();
  return Number.isInteger(places) && places >= 0 && places <= 6
    ? value.round(places, Decimal.roundHalfUp)
    : undefined;
}

function callWithList(name: FunctionName, values: readonly FormulaValue[]): FormulaValue {
  const present = values.filter((value) => value !== undefined);
  if (name === 'count') return new Decimal(present.length);
  const numbers = present.filter(isDecimal);
  if (numbers.length < present.length) return undefined;
  const [first, ...others] = numbers;
  const total = numbers.reduce((sum, number) => sum.plus(number), new Decimal(0));
  if (name === 'sum') return bounded(total);
  if (first === undefined) return undefined;
  if (name === 'average') return bounded(total.div(numbers.length));
  const isBetter = (number: Big, best: Big): boolean => (name === 'min' ? number.lt(best) : number.gt(best));
  return others.reduce((best, number) => (isBetter(number, best) ? number : best), first);
}

/** The values of an argument of a list function: all rows of a question, or the one value of a formula. */
function listOf(argument: Formula, input: FormulaInput): readonly FormulaValue[] {
  return argument.kind === 'field' ? input.valuesOf(argument.field) : [evaluateFormula(argument, input)];
}

function bounded(value: Big): Big | undefined {
  return value.abs().gt(largest) ? undefined : value;
}

function isDecimal(value: FormulaValue): value is Big {
  return typeof value === 'object';
}

function isDate(value: FormulaValue): value is string {
  return typeof value === 'string' && parseVaultDate(value) !== undefined;
}

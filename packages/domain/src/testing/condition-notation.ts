import type { Condition, FieldTest, Operand, Operator } from '../logic/conditions/condition.ts';
import { guidOf } from './guids.ts';

/** A test of the question whose GUID {@link guidOf} makes of the name. */
export const test = (name: string, operator: Operator, operand: Operand | null = null): FieldTest => ({
  kind: 'field',
  field: guidOf(name),
  operator,
  operand,
});

/** A value to compare with. */
export const literal = (value: string | number | boolean): Operand => ({ kind: 'literal', value });

/** Options to compare with. */
export const options = (...ids: readonly number[]): Operand => ({ kind: 'options', ids });

/** The day of sending, plus an offset. */
export const today = (plus: { days?: number; months?: number; years?: number } = {}): Operand => ({
  kind: 'today',
  plus: { days: 0, months: 0, years: 0, ...plus },
});

/** A condition that holds while all of these do. */
export const all = (...of: readonly Condition[]): Condition => ({ kind: 'all', of });

/** A condition that holds while one of these does. */
export const any = (...of: readonly Condition[]): Condition => ({ kind: 'any', of });

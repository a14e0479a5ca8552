import type { Condition, Field, Operand, Operator } from '@form-portal/domain';

/** A condition that compares the answer to a question with an operand, or with a plain value. */
export function answerIs(field: Field, operator: Operator, operand: Operand | number | boolean): Condition {
  return {
    kind: 'field',
    field: field.guid,
    operator,
    operand: typeof operand === 'object' ? operand : { kind: 'literal', value: operand },
  };
}

import type { FieldTest, GroupTest, Operand, Operator } from '../../../logic/conditions/condition.ts';
import type { ComparisonKind } from '../../../logic/conditions/comparison-kind.ts';
import { comparable, operatorsOf } from '../../../logic/conditions/comparison.ts';
import type { Question } from '../../../logic/rules/questions.ts';
import type { Group } from '../../form.ts';

/** Whether an operator takes no operand. */
export function isWithoutOperand(operator: Operator): boolean {
  return operator === 'answered' || operator === 'unanswered';
}

const usualOperators: Readonly<Record<ComparisonKind, Operator>> = {
  text: 'answered',
  number: 'at-least',
  boolean: 'equals',
  date: 'at-least',
  time: 'at-least',
  'date-time': 'at-least',
  choice: 'any-of',
  choices: 'any-of',
};

/**
 * Returns a test of a question that is complete from the start. It keeps the operator and the operand of the
 * test before where they suit the question; otherwise it has the question's defaults. Null for a question
 * that rules cannot refer to.
 */
export function testOf(question: Question, before: FieldTest | null): FieldTest | null {
  const { kind, field } = question;
  if (kind === null) return null;
  const keptOperand = before?.operand && operandSuits(before.operand, question) ? before.operand : null;
  const wanted =
    before !== null && operatorSuits(before.operator, kind, keptOperand)
      ? before.operator
      : usualOperators[kind];
  const operand = keptOperand ?? usualOperand(question);
  // A list without options has nothing to compare with yet.
  const operator = operand === null && !isWithoutOperand(wanted) ? 'answered' : wanted;
  return { kind: 'field', field: field.guid, operator, operand: isWithoutOperand(operator) ? null : operand };
}

/** Returns a test of the rows of a group: at least one, or compared as in the test before. */
export function rowTestOf({ guid }: Group, before: GroupTest | null): GroupTest {
  return { kind: 'group', operator: 'at-least', rows: 1, ...before, group: guid };
}

/**
 * Whether an operator suits a kind of question: for a text only together with its operand, as there is no
 * useful default.
 */
function operatorSuits(operator: Operator, kind: ComparisonKind, operand: Operand | null): boolean {
  if (!operatorsOf(kind).includes(operator)) return false;
  return kind !== 'text' || isWithoutOperand(operator) || operand !== null;
}

/** Returns a test with another operator; its operand is kept, added or removed as the operator requires. */
export function withOperator(test: FieldTest, question: Question, operator: Operator): FieldTest {
  const operand = isWithoutOperand(operator) ? null : (test.operand ?? usualOperand(question));
  return { ...test, operator, operand };
}

/** Returns the operand that a comparison with a question starts with. */
export function usualOperand({ kind, field }: Question): Operand | null {
  switch (kind) {
    case null:
      return null;
    case 'text':
      return { kind: 'literal', value: '' };
    case 'number':
      return { kind: 'literal', value: 0 };
    case 'boolean':
      return { kind: 'literal', value: true };
    case 'date':
    case 'date-time':
      return { kind: 'today', plus: { days: 0, months: 0, years: 0 } };
    case 'time':
      return { kind: 'literal', value: '12:00' };
    case 'choice':
    case 'choices':
      return field.options[0] === undefined ? null : { kind: 'options', ids: [field.options[0].id] };
  }
}

/** Whether an operand suits another question than the one it was chosen for. */
function operandSuits(operand: Operand, { kind, field }: Question): boolean {
  if (operand.kind === 'options') {
    return operand.ids.every((id) => field.options.some((option) => option.id === id));
  }
  if (operand.kind === 'today') return kind === 'date' || kind === 'date-time';
  if (operand.kind === 'field') return false;
  const { value } = operand;
  if (kind === null || kind === 'choice' || kind === 'choices') return false;
  return kind === 'boolean' ? typeof value === 'boolean' : comparable(kind, value) !== undefined;
}

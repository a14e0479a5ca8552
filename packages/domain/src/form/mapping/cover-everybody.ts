import { sameContent } from '../../values/same-content.ts';
import type { Condition, FieldTest, Operator } from '../../logic/conditions/condition.ts';
import { possibleOutcomes } from '../../logic/conditions/possible-outcomes.ts';
import { prepareForm } from '../../logic/resolving/prepare.ts';
import type { Form } from '../form.ts';
import { findField } from '../layout.ts';
import { isAnsweredByAll } from './class-property-sources.ts';
import type { MappingContext } from './mapping-context.ts';

/**
 * Whether at least one of the conditions holds for every submission. Errs on the side of no: it recognises
 * what always holds, and a condition together with its opposite.
 */
export function coverEverybody(
  conditions: readonly Condition[],
  form: Form,
  { fieldTypes }: MappingContext,
): boolean {
  if (conditions.length === 0) return false;
  if (conditions.some((one) => one.kind === 'all' && one.of.length === 0)) return true;
  const outcomesOf = possibleOutcomes(prepareForm(form, fieldTypes));
  if (!outcomesOf({ kind: 'any', of: conditions }).canFail) return true;
  const plain = conditions.map(unwrapped);
  return plain.some((one) => plain.some((other) => areOpposite(one, other, form)));
}

/** Unwraps a list with a single condition. */
function unwrapped(condition: Condition): Condition {
  if (condition.kind !== 'all' && condition.kind !== 'any') return condition;
  const [only, ...others] = condition.of;
  return only === undefined || others.length > 0 ? condition : unwrapped(only);
}

function areOpposite(one: Condition, other: Condition, form: Form): boolean {
  if (one.kind === 'not') return sameContent(unwrapped(one.of), other);
  return one.kind === 'field' && other.kind === 'field' && testsAreOpposite(one, other, form);
}

const opposites: Partial<Record<Operator, Operator>> = {
  equals: 'differs',
  less: 'at-least',
  more: 'at-most',
  'any-of': 'none-of',
};

/** A test of an absent answer is false whatever it compares, so the question must be answered. */
function testsAreOpposite(one: FieldTest, other: FieldTest, form: Form): boolean {
  const field = findField(form, one.field);
  if (field === undefined || other.field !== one.field || !isAnsweredByAll(form, field)) return false;
  return (
    opposites[one.operator] === other.operator &&
    one.operand?.kind !== 'field' &&
    sameContent(one.operand, other.operand)
  );
}

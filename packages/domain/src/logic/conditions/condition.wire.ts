import * as z from 'zod/mini';
import { guidFromWire, guidSchema } from '../../guid.wire.ts';
import { formLimits } from '../../form/form-limits.ts';
import {
  conditionLimits,
  groupOperators,
  operators,
  type Condition,
  type FieldTest,
  type Operand,
} from './condition.ts';

const wholeNumber = z.int32();

const todaySchema = z.strictObject({
  Days: z.optional(wholeNumber),
  Months: z.optional(wholeNumber),
  Years: z.optional(wholeNumber),
});

const operandSchema = z.union([
  z.string().check(z.maxLength(formLimits.name)),
  z.number(),
  z.boolean(),
  z.array(wholeNumber).check(z.minLength(1), z.maxLength(formLimits.list)),
  z.strictObject({ Field: guidSchema }),
  z.strictObject({ Today: todaySchema }),
]);

const fieldTestSchema = z.strictObject({
  Field: guidSchema,
  Is: z.enum(operators),
  Value: z.optional(operandSchema),
  Over: z.optional(z.enum(['any', 'every'])),
});

const groupTestSchema = z.strictObject({
  Group: guidSchema,
  Is: z.enum(groupOperators),
  Value: wholeNumber,
});

const personTestSchema = z.strictObject({
  Person: z.literal('Identified'),
  Is: z.literal('equals'),
  Value: z.boolean(),
});

/** A condition in a form document (docs/form-logic.md#conditions). */
export type ConditionWire =
  | { All: ConditionWire[] }
  | { Any: ConditionWire[] }
  | { Not: ConditionWire }
  | z.infer<typeof fieldTestSchema>
  | z.infer<typeof groupTestSchema>
  | z.infer<typeof personTestSchema>;

/** A condition, whatever its depth and its number of tests. */
export const anyConditionSchema: z.ZodMiniType<ConditionWire, unknown> = z.lazy(() => {
  const list = z.array(anyConditionSchema).check(z.minLength(1), z.maxLength(conditionLimits.tests));
  return z.union([
    z.strictObject({ All: list }),
    z.strictObject({ Any: list }),
    z.strictObject({ Not: anyConditionSchema }),
    fieldTestSchema,
    groupTestSchema,
    personTestSchema,
  ]);
});

/**
 * A condition within {@link conditionLimits}; its size is checked before it is parsed. The reason for
 * refusing a larger one is `condition-too-large`.
 */
export const conditionSchema = z.pipe(
  z.transform((input: unknown, context) => {
    if (!isWithinLimits(input))
      context.issues.push({ code: 'custom', input, params: { reason: 'condition-too-large' } });
    return input;
  }),
  anyConditionSchema,
);

/** Converts a condition that {@link conditionSchema} accepted. */
export function conditionFromWire(wire: ConditionWire): Condition {
  if ('All' in wire) return { kind: 'all', of: wire.All.map(conditionFromWire) };
  if ('Any' in wire) return { kind: 'any', of: wire.Any.map(conditionFromWire) };
  if ('Not' in wire) return { kind: 'not', of: conditionFromWire(wire.Not) };
  if ('Group' in wire)
    return { kind: 'group', group: guidFromWire(wire.Group), operator: wire.Is, rows: wire.Value };
  if ('Person' in wire) return { kind: 'person', identified: wire.Value };
  return {
    kind: 'field',
    field: guidFromWire(wire.Field),
    operator: wire.Is,
    operand: wire.Value === undefined ? null : operandFromWire(wire.Value),
    ...(wire.Over === 'every' && { over: 'every' }),
  };
}

/** Converts a condition to the format of form documents; {@link conditionFromWire} returns the same. */
export function conditionToWire(condition: Condition): ConditionWire {
  switch (condition.kind) {
    case 'all':
      return { All: condition.of.map(conditionToWire) };
    case 'any':
      return { Any: condition.of.map(conditionToWire) };
    case 'not':
      return { Not: conditionToWire(condition.of) };
    case 'group':
      return { Group: condition.group, Is: condition.operator, Value: condition.rows };
    case 'person':
      return { Person: 'Identified', Is: 'equals', Value: condition.identified };
    case 'field':
      return fieldTestToWire(condition);
  }
}

function fieldTestToWire({ field, operator, operand, over }: FieldTest): ConditionWire {
  return {
    Field: field,
    Is: operator,
    ...(operand !== null && { Value: operandToWire(operand) }),
    ...(over && { Over: over }),
  };
}

function operandFromWire(wire: z.infer<typeof operandSchema>): Operand {
  if (Array.isArray(wire)) return { kind: 'options', ids: wire };
  if (typeof wire !== 'object') return { kind: 'literal', value: wire };
  if ('Field' in wire) return { kind: 'field', field: guidFromWire(wire.Field) };
  const { Days = 0, Months = 0, Years = 0 } = wire.Today;
  return { kind: 'today', plus: { days: Days, months: Months, years: Years } };
}

function operandToWire(operand: Operand): z.infer<typeof operandSchema> {
  switch (operand.kind) {
    case 'literal':
      return operand.value;
    case 'options':
      return [...operand.ids];
    case 'field':
      return { Field: operand.field };
    case 'today': {
      const { days, months, years } = operand.plus;
      return {
        Today: {
          ...(days !== 0 && { Days: days }),
          ...(months !== 0 && { Months: months }),
          ...(years !== 0 && { Years: years }),
        },
      };
    }
  }
}

/** Whether a condition, valid or not, is within {@link conditionLimits}; stops counting at the limits. */
function isWithinLimits(wire: unknown): boolean {
  let tests = 0;
  const waiting: { readonly part: unknown; readonly depth: number }[] = [{ part: wire, depth: 1 }];
  for (let current = waiting.pop(); current !== undefined; current = waiting.pop()) {
    const { part, depth } = current;
    const nested = partsOf(part);
    if (nested === null) tests += 1;
    if (depth > conditionLimits.depth || tests + waiting.length > conditionLimits.tests) return false;
    for (const next of (nested ?? []).slice(0, conditionLimits.tests + 1))
      waiting.push({ part: next, depth: depth + 1 });
  }
  return true;
}

/** What a condition joins or negates; null for a test, and for anything that is not a condition. */
function partsOf(wire: unknown): readonly unknown[] | null {
  const { All, Any, Not } = Object(wire) as Partial<Record<'All' | 'Any' | 'Not', unknown>>;
  if (Array.isArray(All)) return All;
  if (Array.isArray(Any)) return Any;
  return Not === undefined ? null : [Not];
}

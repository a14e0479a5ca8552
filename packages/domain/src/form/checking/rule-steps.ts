import type { Guid } from '../../guid.ts';
import { testsOf, type Condition } from '../../logic/conditions/condition.ts';
import type { Formula } from '../../logic/formula/formula.ts';
import { parseFormula } from '../../logic/formula/parse-formula.ts';
import type { Field, Form } from '../form.ts';

/** Maximum number of steps that the rules of all questions of a form take together (decision 0087). */
export const maxRuleSteps = 200_000;

/** Returns how many rows of a question a rule looks at. */
type RowsOf = (field: Guid) => number;

/**
 * Counts the steps that the conditions and formulas of a form's questions take together, with the most rows in every
 * group: a test, number, reference or operation takes one; what looks at the rows of another group takes one for each; a
 * rule of a question in rows takes its steps in each of them. A formula that cannot be parsed takes none.
 */
export function ruleStepsOf({ fields, groups }: Form): number {
  const repeated = groups.flatMap(({ guid, repeat, fields: members }) =>
    repeat === undefined ? [] : members.map((member) => [member, { group: guid, rows: repeat.max }] as const),
  );
  const rowsIn = new Map(repeated);
  return sumOf(fields, (field) => {
    const own = rowsIn.get(field.guid);
    const rowsOf: RowsOf = (guid) => {
      const other = rowsIn.get(guid);
      return other === undefined || other.group === own?.group ? 1 : other.rows;
    };
    return (own?.rows ?? 1) * stepsOfRules(field, rowsOf);
  });
}

function stepsOfRules({ showWhen, requireWhen, formula }: Field, rowsOf: RowsOf): number {
  const conditions = [showWhen, requireWhen === 'shown' ? undefined : requireWhen];
  const parsed = formula === undefined ? undefined : parseFormula(formula);
  return (
    sumOf(conditions, (condition) => stepsOfCondition(condition, rowsOf)) +
    (parsed?.ok ? stepsOfFormula(parsed.formula, rowsOf) : 0)
  );
}

function sumOf<T>(parts: readonly T[], steps: (part: T) => number): number {
  return parts.reduce((sum, part) => sum + steps(part), 0);
}

function stepsOfCondition(condition: Condition | undefined, rowsOf: RowsOf): number {
  const tests = condition === undefined ? [] : testsOf(condition);
  return sumOf(tests, (test) => (test.kind === 'field' ? rowsOf(test.field) : 1));
}

function stepsOfFormula(formula: Formula, rowsOf: RowsOf): number {
  const all = (parts: readonly Formula[]): number => 1 + sumOf(parts, (part) => stepsOfFormula(part, rowsOf));
  switch (formula.kind) {
    case 'number':
      return 1;
    case 'field':
      return rowsOf(formula.field);
    case 'negate':
      return all([formula.of]);
    case 'binary':
      return all([formula.left, formula.right]);
    case 'call':
      return all(formula.args);
  }
}

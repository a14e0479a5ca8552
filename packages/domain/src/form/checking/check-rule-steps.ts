import type { Guid } from '../../guid.ts';
import { testsOf, type Condition } from '../../logic/conditions/condition.ts';
import type { Formula } from '../../logic/formula/formula.ts';
import { parseFormula } from '../../logic/formula/parse-formula.ts';
import type { Problem } from '../../problems/problem.ts';
import type { Field, Form } from '../form.ts';

/** The most steps that the rules of all questions of a form may take together. */
const maxSteps = 200_000;

/** Returns the most rows of a question. */
type RowsOf = (field: Guid) => number;

/**
 * Checks that the rules of a form's questions take at most 200,000 steps together, with the most rows in every group:
 * one that looks at the rows of a group takes a step for each, again in each row of its own group. Problem code:
 * `request.invalid` with the path of the first rule beyond the limit.
 */
export function checkRuleSteps(form: Form): readonly Problem[] {
  const rows = new Map<Guid, number>(
    form.groups.flatMap(({ repeat, fields }) =>
      repeat === undefined ? [] : fields.map((guid) => [guid, repeat.max] as const),
    ),
  );
  const rowsOf: RowsOf = (guid) => rows.get(guid) ?? 1;
  let steps = 0;
  for (const [index, field] of form.fields.entries()) {
    for (const [member, stepsInRow] of stepsOfRules(field, rowsOf)) {
      steps += rowsOf(field.guid) * stepsInRow;
      if (steps > maxSteps) return [{ code: 'request.invalid', path: `Fields[${String(index)}].${member}` }];
    }
  }
  return [];
}

function stepsOfRules(field: Field, rowsOf: RowsOf): readonly (readonly [member: string, steps: number])[] {
  const { showWhen, requireWhen, formula } = field;
  const parsed = formula === undefined ? undefined : parseFormula(formula);
  return [
    ['ShowWhen', stepsOfCondition(showWhen, rowsOf)],
    ['RequireWhen', stepsOfCondition(requireWhen === 'shown' ? undefined : requireWhen, rowsOf)],
    ['Formula', parsed?.ok ? stepsOfFormula(parsed.formula, rowsOf) : 0],
  ];
}

function stepsOfCondition(condition: Condition | undefined, rowsOf: RowsOf): number {
  const tests = condition === undefined ? [] : testsOf(condition);
  return tests.reduce((steps, test) => steps + (test.kind === 'field' ? rowsOf(test.field) : 1), 0);
}

function stepsOfFormula(formula: Formula, rowsOf: RowsOf): number {
  const all = (parts: readonly Formula[]): number =>
    parts.reduce((steps, part) => steps + stepsOfFormula(part, rowsOf), 1);
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

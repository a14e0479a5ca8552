import type { Guid } from '../../guid.ts';
import { formulaLimits, type Formula } from '../../logic/formula/formula.ts';
import { parseFormula } from '../../logic/formula/parse-formula.ts';
import type { Problem } from '../../problems/problem.ts';
import type { Form } from '../form.ts';

/**
 * Checks that the formulas of a form take at most `formulaLimits.steps` steps together, with the most rows in every
 * group; one over the rows of a group takes a step for each, again in each row of its own group. Problem code:
 * `request.invalid` with the path of the first formula beyond the limit.
 */
export function checkFormulaSteps(form: Form): readonly Problem[] {
  const rows = new Map<Guid, number>(
    form.groups.flatMap(({ repeat, fields }) =>
      repeat === undefined ? [] : fields.map((guid) => [guid, repeat.max] as const),
    ),
  );
  const rowsOf = (guid: Guid): number => rows.get(guid) ?? 1;
  let steps = 0;
  const beyond = form.fields.findIndex(({ guid, formula }) => {
    const parsed = formula === undefined ? undefined : parseFormula(formula);
    if (parsed?.ok) steps += rowsOf(guid) * stepsOf(parsed.formula, rowsOf);
    return steps > formulaLimits.steps;
  });
  return beyond === -1 ? [] : [{ code: 'request.invalid', path: `Fields[${String(beyond)}].Formula` }];
}

function stepsOf(formula: Formula, rowsOf: (field: Guid) => number): number {
  const all = (parts: readonly Formula[]): number =>
    parts.reduce((steps, part) => steps + stepsOf(part, rowsOf), 1);
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

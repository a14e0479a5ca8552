import { parseFormula, type FormulaFault, type LogicFault } from '@form-portal/domain/logic';
import type { FormulaNames } from '@form-portal/domain/edit';
import type { Guid } from '@form-portal/domain';
import type { Message } from '../../../model/messages/message.ts';

/**
 * Says what is wrong with a formula: a name that no question has, what keeps it from being read, or a question
 * it must not refer to; null when it works. `faults` are those of the form's rules.
 */
export function formulaProblem(
  of: Guid,
  formula: string,
  names: FormulaNames,
  faults: readonly LogicFault[],
): Message | null {
  const unknown = /\[([^[\]]*)\]/.exec(formula)?.[1];
  if (unknown !== undefined) return { key: 'admin.formula.name-unknown', params: { near: unknown } };
  const parsed = parseFormula(formula);
  if (!parsed.ok) return parseProblem(parsed.fault, names);
  const fault = faults.find((candidate) => candidate.of === of && candidate.rule === 'formula');
  if (fault === undefined) return null;
  const near = fault.question === null ? '' : (names.get(fault.question) ?? '');
  switch (fault.code) {
    case 'question-gone':
    case 'question-later':
    case 'question-of-wrong-kind':
    case 'row-outside-list':
      return { key: `admin.formula.${fault.code}`, params: { near } };
    case 'option-gone':
    case 'formula-invalid':
      return null;
  }
}

function parseProblem({ code, near }: FormulaFault, names: FormulaNames): Message {
  if (code === 'value-missing' && near === '') return { key: 'admin.formula.value-missing-first' };
  return { key: `admin.formula.${code}`, params: { near: names.get(near as Guid) ?? near } };
}

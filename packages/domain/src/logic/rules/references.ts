import type { Form } from '../../form/form.ts';
import type { Guid } from '../../guid.ts';
import { fieldsOfCondition, groupsOfCondition, type Condition } from '../conditions/condition.ts';
import { fieldsOfFormula } from '../formula/formula.ts';
import { tokensOf } from '../formula/tokens.ts';
import { parseFormula } from '../formula/parse-formula.ts';
import type { RuleKind } from './logic-fault.ts';
import { commonRows, type Question } from './questions.ts';

/** A rule of a form and the element that has it. */
export interface Rule {
  /** The field, group, page, check, predefined field or request that has the rule. */
  readonly of: Guid;
  readonly kind: RuleKind;
  /** Null for a formula, and for a field that is required whenever it is shown. */
  readonly condition: Condition | null;
  /** The formula as written; null for a condition. */
  readonly formula: string | null;
  /** Present for the rule of a request, which decides whether its files are requested. */
  readonly isOfRequest?: true;
}

/** Returns the rules of a form: of its fields, groups, pages, checks, predefined fields and requests, in that order. */
export function rulesOf(form: Form): readonly Rule[] {
  const conditionRules = (of: Guid, kind: RuleKind, condition: Condition | undefined): readonly Rule[] =>
    condition === undefined ? [] : [{ of, kind, condition, formula: null }];
  return [
    ...form.fields.flatMap(({ guid, showWhen, requireWhen, formula }): readonly Rule[] => [
      ...conditionRules(guid, 'showWhen', showWhen),
      ...(requireWhen === 'shown'
        ? [{ of: guid, kind: 'requireWhen', condition: null, formula: null } as const]
        : conditionRules(guid, 'requireWhen', requireWhen)),
      ...(formula === undefined ? [] : [{ of: guid, kind: 'formula', condition: null, formula } as const]),
    ]),
    ...form.groups.flatMap(({ guid, showWhen }) => conditionRules(guid, 'showWhen', showWhen)),
    ...(form.pages ?? []).flatMap(({ guid, showWhen }) => conditionRules(guid, 'showWhen', showWhen)),
    ...(form.checks ?? []).flatMap(({ guid, must }) => conditionRules(guid, 'must', must)),
    ...form.predefinedFields.flatMap(({ guid, when }) => conditionRules(guid, 'when', when)),
    ...(form.attachments.requests ?? []).flatMap(({ guid, showWhen }) =>
      conditionRules(guid, 'showWhen', showWhen).map((rule) => ({ ...rule, isOfRequest: true }) as const),
    ),
  ];
}

/**
 * Returns the repeatable group whose rows a rule is judged in; null when it is judged once for the whole form.
 * `referred` are the questions that the rule refers to, which decide for a check.
 */
export function rowsOfRule(
  { of, kind }: Pick<Rule, 'of' | 'kind'>,
  referred: readonly Guid[],
  questions: ReadonlyMap<Guid, Question>,
): Guid | null {
  const found = (kind === 'must' ? referred : [of]).flatMap((guid) => questions.get(guid) ?? []);
  return commonRows(found);
}

/**
 * Returns the questions that a rule refers to, each once, and the groups whose rows it counts; the questions
 * of an invalid formula too.
 */
export function questionsOfRule({ condition, formula }: Rule): readonly Guid[] {
  if (condition !== null) return [...fieldsOfCondition(condition), ...groupsOfCondition(condition)];
  if (formula === null) return [];
  const parsed = parseFormula(formula);
  if (parsed.ok) return fieldsOfFormula(parsed.formula);
  const named = tokensOf(formula).flatMap(({ kind, text }) => (kind === 'field' ? [text as Guid] : []));
  return [...new Set(named)];
}

/**
 * Returns the rules that refer to each question or to the rows of a group, by its GUID, whether it exists or
 * not; a rule of the question itself counts too. Questions that nothing refers to are left out.
 */
export function referencesByQuestion(form: Form): ReadonlyMap<Guid, readonly Rule[]> {
  const references = new Map<Guid, Rule[]>();
  for (const rule of rulesOf(form)) {
    for (const guid of questionsOfRule(rule)) {
      const rules = references.get(guid) ?? [];
      rules.push(rule);
      references.set(guid, rules);
    }
  }
  return references;
}

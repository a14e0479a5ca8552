import { textIn } from '../../text/localized-text.ts';
import { testsOf, type Condition, type FieldTest } from '../../logic/conditions/condition.ts';
import type { LogicFault, LogicFaultCode } from '../../logic/rules/logic-fault.ts';
import { possibleOutcomes } from '../../logic/conditions/possible-outcomes.ts';
import { prepareForm, type PreparedForm } from '../../logic/resolving/prepare.ts';
import { rulesOf, type Rule } from '../../logic/rules/references.ts';
import type { Guid } from '../../guid.ts';
import { formulaTargetFault } from '../checking/formula-target.ts';
import type { Form, FormCheck } from '../form.ts';
import { findPage } from '../edit/pages/change-page.ts';
import { findRequest } from '../edit/requests/change-request.ts';
import { fieldsInOrder, findField, findGroup } from '../layout.ts';
import { finding, type Finding, type FindingCode } from './finding.ts';
import { findProperty, labelOf, type MappingContext } from './mapping-context.ts';

const findingCodes: Readonly<Record<LogicFaultCode, FindingCode>> = {
  'question-gone': 'rule-question-gone',
  'question-later': 'rule-question-later',
  'question-of-wrong-kind': 'rule-question-kind',
  'option-gone': 'rule-option-gone',
  'row-outside-list': 'rule-row-outside-list',
  'formula-invalid': 'rule-formula-invalid',
};

/**
 * Checks the rules of a form: what they refer to, whether their outcome is certain, their formulas, and the
 * messages of checks.
 */
export function checkLogic(form: Form, context: MappingContext): readonly Finding[] {
  const prepared = prepareForm(form, context.fieldTypes);
  return [
    ...prepared.faults.map((fault) => faultFinding(fault, form, context)),
    ...formulaTargetFindings(form, context),
    ...certainOutcomeFindings(form, prepared, context),
    ...freeTextFindings(form, context),
    ...atLeastZeroFindings(form, context),
    ...(form.checks ?? []).flatMap((check) => messageFindings(check, context)),
  ];
}

function faultFinding(
  { code, of, rule, question }: LogicFault,
  form: Form,
  context: MappingContext,
): Finding {
  const name = nameOf(form, of, context);
  const other = question === null ? '' : nameOf(form, question, context);
  return finding(findingCodes[code], { in: 'logic', of, rule }, { name, other });
}

/** Comparing free text is unreliable: visitors write it in several languages and spellings. */
function freeTextFindings(form: Form, context: MappingContext): readonly Finding[] {
  return conditionsOf(form).flatMap(({ of, kind, condition }) =>
    comparedTextQuestions(form, condition, context).map((question) =>
      finding(
        'rule-free-text',
        { in: 'logic', of, rule: kind },
        { name: nameOf(form, of, context), other: nameOf(form, question, context) },
      ),
    ),
  );
}

/**
 * A condition on a number starts as “at least 0” (decision 0060), which rules something out only for numbers
 * that may be negative. Checks are exempt: they state what must hold.
 */
function atLeastZeroFindings(form: Form, context: MappingContext): readonly Finding[] {
  return conditionsOf(form)
    .filter(({ kind }) => kind !== 'must')
    .flatMap(({ of, kind, condition }) =>
      testsOf(condition).flatMap((test) => {
        if (test.kind !== 'field' || !isAtLeastZero(test) || mayBeNegative(form, test.field)) return [];
        const words = { name: nameOf(form, of, context), other: nameOf(form, test.field, context) };
        return [finding('rule-at-least-zero', { in: 'logic', of, rule: kind }, words)];
      }),
    );
}

function isAtLeastZero({ operator, operand }: FieldTest): boolean {
  return operator === 'at-least' && operand?.kind === 'literal' && operand.value === 0;
}

/** Whether a number is computed, or its field says that it may be below 0. */
function mayBeNegative(form: Form, guid: Guid): boolean {
  const field = findField(form, guid);
  return field?.formula !== undefined || Number(field?.settings['minValue'] ?? 0) < 0;
}

/** Reports conditions with the same outcome whatever is answered; broken ones already have an error. */
function certainOutcomeFindings(
  form: Form,
  prepared: PreparedForm,
  context: MappingContext,
): readonly Finding[] {
  const outcomesOf = possibleOutcomes(prepared);
  const broken = new Set(prepared.faults.map(({ of, rule }) => `${of} ${rule}`));
  return conditionsOf(form).flatMap(({ of, kind, condition }) => {
    const { canHold, canFail } = outcomesOf(condition);
    if (broken.has(`${of} ${kind}`) || (canHold && canFail)) return [];
    const code = canHold ? 'rule-always-holds' : 'rule-never-holds';
    return [finding(code, { in: 'logic', of, rule: kind }, { name: nameOf(form, of, context) })];
  });
}

function formulaTargetFindings(form: Form, context: MappingContext): readonly Finding[] {
  return fieldsInOrder(form).flatMap((field) => {
    const code = formulaTargetFault(field);
    if (code === undefined) return [];
    const part = code === 'formula-type-wrong' ? 'type' : 'property';
    return [finding(code, { in: 'field', guid: field.guid, part }, { name: labelOf(field, context) })];
  });
}

function conditionsOf(form: Form): readonly (Rule & { readonly condition: Condition })[] {
  return rulesOf(form).flatMap((rule) =>
    rule.condition === null ? [] : [{ ...rule, condition: rule.condition }],
  );
}

function comparedTextQuestions(
  form: Form,
  condition: Condition,
  { fieldTypes }: MappingContext,
): readonly Guid[] {
  const compared = testsOf(condition).flatMap((test) => {
    if (test.kind !== 'field' || test.operand?.kind !== 'literal') return [];
    const field = findField(form, test.field);
    return field && fieldTypes.get(field.type).comparesAs(field) === 'text' ? [test.field] : [];
  });
  return [...new Set(compared)];
}

function messageFindings(
  { guid, message }: FormCheck,
  { defaultLanguage }: MappingContext,
): readonly Finding[] {
  if ((message[defaultLanguage] ?? '').trim() !== '') return [];
  const text = { of: 'check', guid, part: 'message' } as const;
  return [finding('check-message-missing', { in: 'text', text, language: defaultLanguage })];
}

function nameOf(form: Form, guid: Guid, context: MappingContext): string {
  const field = findField(form, guid);
  if (field !== undefined) return labelOf(field, context);
  const { language, defaultLanguage, structure } = context;
  const predefined = form.predefinedFields.find((one) => one.guid === guid);
  if (predefined !== undefined)
    return (structure && findProperty(structure, predefined.property)?.name) ?? String(predefined.property);
  const part = findGroup(form, guid) ?? findPage(form, guid) ?? findRequest(form, guid);
  const text = part?.name ?? (form.checks ?? []).find((check) => check.guid === guid)?.message;
  return textIn(text ?? {}, language, defaultLanguage);
}

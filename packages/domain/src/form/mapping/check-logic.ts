import { textIn } from '../../localized-text.ts';
import { testsOf, type Condition } from '../../logic/condition.ts';
import type { LogicFault, LogicFaultCode } from '../../logic/logic-fault.ts';
import { prepareForm } from '../../logic/prepare.ts';
import type { Guid } from '../../guid.ts';
import type { Form, FormCheck } from '../form.ts';
import { findField, findGroup } from '../layout.ts';
import { finding, type Finding, type FindingCode } from './finding.ts';
import { labelOf, type MappingContext } from './mapping-context.ts';

const codes: Readonly<Record<LogicFaultCode, FindingCode>> = {
  'question-gone': 'rule-question-gone',
  'question-later': 'rule-question-later',
  'question-of-wrong-kind': 'rule-question-kind',
  'option-gone': 'rule-option-gone',
  'formula-invalid': 'rule-formula-invalid',
};

/** Checks the rules of a form: what they refer to, their formulas, and the messages of checks. */
export function checkLogic(form: Form, context: MappingContext): readonly Finding[] {
  const { faults } = prepareForm(form, context.fieldTypes);
  return [
    ...faults.map((fault) => faultFinding(fault, form, context)),
    ...freeTextFindings(form, context),
    ...(form.checks ?? []).flatMap((check) => messageFindings(check, context)),
  ];
}

function faultFinding(
  { code, of, rule, question }: LogicFault,
  form: Form,
  context: MappingContext,
): Finding {
  const [name, other] = [nameOf(form, of, context), question === null ? '' : nameOf(form, question, context)];
  return finding(codes[code], { in: 'logic', of, rule }, { name, other });
}

/** Visitors write free text in several languages and spellings. */
function freeTextFindings(form: Form, context: MappingContext): readonly Finding[] {
  const rules = [...form.fields, ...form.groups].flatMap(({ guid, showWhen }) =>
    showWhen === undefined ? [] : [{ guid, condition: showWhen }],
  );
  return rules.flatMap(({ guid, condition }) =>
    textsCompared(form, condition, context).map((question) =>
      finding(
        'rule-free-text',
        { in: 'logic', of: guid, rule: 'showWhen' },
        {
          name: nameOf(form, guid, context),
          other: nameOf(form, question, context),
        },
      ),
    ),
  );
}

function textsCompared(form: Form, condition: Condition, { fieldTypes }: MappingContext): readonly Guid[] {
  const compared = testsOf(condition).flatMap((test) => {
    if (test.kind === 'person' || test.operand?.kind !== 'literal') return [];
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
  const { language, defaultLanguage } = context;
  const text =
    findGroup(form, guid)?.name ?? (form.checks ?? []).find((check) => check.guid === guid)?.message;
  return textIn(text ?? {}, language, defaultLanguage);
}

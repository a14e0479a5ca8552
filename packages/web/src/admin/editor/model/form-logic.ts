import { prepareForm, questionsOf } from '@form-portal/domain/logic';
import type { FieldTypes, Form, Guid } from '@form-portal/domain';
import type { LogicFault, Question, RuleKind } from '@form-portal/domain/logic';

/** What the editor needs to know about the rules of a form. */
export interface FormLogic {
  /** Every placed question by GUID, in page order. */
  readonly questions: ReadonlyMap<Guid, Question>;
  /** The rules that do not work, by {@link ruleKey}. */
  readonly broken: ReadonlySet<string>;
  readonly faults: readonly LogicFault[];
}

const known = new WeakMap<Form, FormLogic>();

/** Returns what the rules of a form say; worked out once for each form, because every badge asks for it. */
export function formLogic(form: Form, fieldTypes: FieldTypes): FormLogic {
  const found = known.get(form);
  if (found !== undefined) return found;
  const { faults } = prepareForm(form, fieldTypes);
  const broken = new Set(faults.map(({ of, rule }) => ruleKey(of, rule)));
  const logic = { questions: questionsOf(form, fieldTypes), broken, faults };
  known.set(form, logic);
  return logic;
}

/** Identifies a rule of a form. */
export function ruleKey(of: Guid, rule: RuleKind): string {
  return `${of} ${rule}`;
}

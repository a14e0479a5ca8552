import { prepareForm } from '@form-portal/domain/logic';
import type { FieldTypes, Form, Guid } from '@form-portal/domain';
import type { LogicFault, PreparedForm, RuleKind } from '@form-portal/domain/logic';

/** What the editor needs to know about the rules of a form. */
export interface EditorLogic {
  /** The rules that do not work, by {@link ruleKey}. */
  readonly broken: ReadonlySet<string>;
  readonly faults: readonly LogicFault[];
  /** The form, ready to be resolved. */
  readonly prepared: PreparedForm;
}

/** Returns the logic of a form: the same object for the same form. */
export type LogicOf = (form: Form) => EditorLogic;

/** Creates a {@link LogicOf} that prepares each form once, because every badge of the canvas reads it. */
export function createLogicOf(fieldTypes: FieldTypes): LogicOf {
  const cache = new WeakMap<Form, EditorLogic>();
  return (form) => {
    const cached = cache.get(form);
    if (cached !== undefined) return cached;
    const prepared = prepareForm(form, fieldTypes);
    const { faults } = prepared;
    const broken = new Set(faults.map(({ of, rule }) => ruleKey(of, rule)));
    const logic = { broken, faults, prepared };
    cache.set(form, logic);
    return logic;
  };
}

/** Identifies a rule of a form. */
export function ruleKey(of: Guid, rule: RuleKind): string {
  return `${of} ${rule}`;
}

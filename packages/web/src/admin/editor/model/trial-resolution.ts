import { explain, prepareForm, resolve } from '@form-portal/domain/logic';
import type { FieldTypes, Form, Guid, ResolvedSubmission } from '@form-portal/domain';
import type { PreparedForm, Why } from '@form-portal/domain/logic';
import type { Trial } from './trial.ts';

/** A form as the answers of its trial make it. */
export interface TrialResolution {
  readonly resolution: ResolvedSubmission;
  /** Why each field and group is shown or not. */
  readonly whys: ReadonlyMap<Guid, Why>;
}

const prepared = new WeakMap<Form, PreparedForm>();

/** Applies the rules of a form to the answers of its trial. `today` is the real date, `YYYY-MM-DD`. */
export function resolveTrial(
  form: Form,
  trial: Trial,
  today: string,
  fieldTypes: FieldTypes,
): TrialResolution {
  const rules = prepared.get(form) ?? prepareForm(form, fieldTypes);
  prepared.set(form, rules);
  const facts = { today: trial.today ?? today, identified: trial.isIdentified };
  const resolution = resolve(rules, trial.answers, facts);
  return { resolution, whys: explain(rules, resolution, facts) };
}

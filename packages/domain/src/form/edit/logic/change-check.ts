import type { Guid } from '../../../guid.ts';
import type { Form, FormCheck } from '../../form.ts';

/** Replaces one check. Returns the form itself when the change returns the same check or it does not exist. */
export function changeCheck(form: Form, guid: Guid, change: (check: FormCheck) => FormCheck): Form {
  const check = form.checks?.find((one) => one.guid === guid);
  const changed = check && change(check);
  if (form.checks === undefined || changed === undefined || changed === check) return form;
  return { ...form, checks: form.checks.map((one) => (one.guid === guid ? changed : one)) };
}

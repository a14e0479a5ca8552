import type { Guid } from '../../../guid.ts';
import type { Form, FormCheck } from '../../form.ts';
import { formLimits } from '../../form-limits.ts';
import { changeCheck } from './change-check.ts';

/**
 * Adds a check after the others. Returns the form itself when it has {@link formLimits} `checks` of them
 * already, or one with the same GUID.
 */
export function addCheck(form: Form, check: FormCheck): Form {
  const { checks = [] } = form;
  if (checks.length >= formLimits.checks || checks.some(({ guid }) => guid === check.guid)) return form;
  return { ...form, checks: [...checks, check] };
}

/** Removes a check. Returns the form itself when it does not exist. */
export function removeCheck(form: Form, guid: Guid): Form {
  const { checks = [], ...rest } = form;
  const kept = checks.filter((check) => check.guid !== guid);
  if (kept.length === checks.length) return form;
  // A form without checks is written as if it had never had any.
  return kept.length === 0 ? rest : { ...form, checks: kept };
}

/**
 * Sets the field that shows the message of a check, null for the end of the form. Returns the form itself
 * when nothing changes or the check does not exist.
 */
export function setCheckField(form: Form, guid: Guid, at: Guid | null): Form {
  return changeCheck(form, guid, (check) => (check.at === at ? check : { ...check, at }));
}

/** Makes a check an error or a stop. Returns the form itself when nothing changes or the check does not exist. */
export function setCheckKind(form: Form, guid: Guid, kind: FormCheck['kind']): Form {
  return changeCheck(form, guid, (check) => (check.kind === kind ? check : { ...check, kind }));
}

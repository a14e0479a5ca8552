import type { SavedForm } from '@form-portal/domain';
import { Refusal } from '../../../http/problems/refusal.ts';

/** Returns the form; throws a Refusal when it takes no submissions. */
export function assertEnabled(form: SavedForm): SavedForm {
  if (!form.enabled) throw new Refusal({ code: 'submission.form-not-found' });
  return form;
}

import type { Problem } from '../problem.ts';
import type { Form } from './form.ts';
import { fieldsInOrder } from './layout.ts';

/**
 * Whether visitors may be shown a form: an enabled one has a label in some language on every field, because a control without a name
 * can't be found by speech or by a screen reader (docs/design.md#accessibility, EN 301 549 11.8.2). The builder asks before it saves; calls that save a
 * form keep to section 5 of the specification. Problem code: `form.label-missing` with the GUID of the first field without one.
 */
export function checkPublishing(form: Form): readonly Problem[] {
  if (!form.enabled) return [];
  const nameless = fieldsInOrder(form).find(
    ({ label }) => !Object.values(label).some((text) => text.trim() !== ''),
  );
  return nameless === undefined ? [] : [{ code: 'form.label-missing', path: nameless.guid }];
}

import { findField, findGroup } from '@form-portal/domain';
import { findPage } from '@form-portal/domain/edit';
import type { Form } from '@form-portal/domain';
import type { Selection } from '../model/view/selection.ts';

/** Whether the selected element has rules; with nothing selected, whether the form has checks. */
export function hasRules(form: Form, selection: Selection): boolean {
  const { checks = [] } = form;
  if (selection.kind === 'nothing') return checks.length > 0;
  const { guid } = selection;
  if (selection.kind === 'group') return findGroup(form, guid)?.showWhen !== undefined;
  if (selection.kind === 'page') return findPage(form, guid)?.showWhen !== undefined;
  const field = findField(form, guid);
  const { showWhen, requireWhen, formula } = field ?? {};
  const isConditional = requireWhen !== undefined && requireWhen !== 'shown';
  return (
    showWhen !== undefined || isConditional || formula !== undefined || checks.some(({ at }) => at === guid)
  );
}

/** Whether the selected element is a field with a formula. */
export function isComputed(form: Form, selection: Selection): boolean {
  return selection.kind === 'field' && findField(form, selection.guid)?.formula !== undefined;
}

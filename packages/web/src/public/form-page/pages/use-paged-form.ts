import { progressAmong, shownPages } from '@form-portal/domain';
import { useMemo } from 'react';
import { useForm } from '../use-form.ts';
import type { FormPageContent } from '../form-page-content.ts';
import type { FormState } from '../form-state.ts';
import type { PagedForm } from '@form-portal/domain';

/** The pages that a form has for the visitor now, and where they are. */
export function pagedFormOf(
  { form }: Pick<FormPageContent, 'form'>,
  { logic, progress }: Pick<FormState, 'logic' | 'progress'>,
): PagedForm {
  const shown = shownPages(form, logic && new Set(logic.shownPages));
  return { form, shown, progress: progressAmong({ form, shown }, progress) };
}

/** {@link pagedFormOf} as a hook. */
export function usePagedForm(page: FormPageContent): PagedForm {
  const logic = useForm((state) => state.logic);
  const progress = useForm((state) => state.progress);
  return useMemo(() => pagedFormOf(page, { logic, progress }), [page, logic, progress]);
}

import { formAsAsked } from '@form-portal/domain';
import { useMemo } from 'react';
import { useForm } from '../use-form.ts';
import type { FieldLogic } from '../../../shared/form-fields/field-logic.ts';
import type { ResolvedRules } from '../form-state.ts';
import type { FormPageContent } from '../form-page-content.ts';
import type { FormCheck } from '@form-portal/domain';

/** A form as its answers make it now. */
export interface AskedForm {
  /** The page, whose form has only what is asked. */
  readonly asked: FormPageContent;
  /** The failed checks that keep the form from being sent. */
  readonly stops: readonly FormCheck[];
  /** How the rules apply to the fields; null when they depend on no answers. */
  readonly fields: FieldLogic | null;
}

/** The hook; only forms whose rules depend on answers load it. */
export type UseAskedForm = typeof useAskedForm;

/** Follows the answers of a form whose rules depend on them. */
export function useAskedForm(page: FormPageContent): AskedForm {
  const logic = useForm((state) => state.logic);
  const appeared = useForm((state) => state.appeared);
  const hasRules = logic !== null;
  const { required, stops: failed } = logic ?? noRules;
  const asked = useAskedPage(page, logic);
  const fields = useMemo(
    () =>
      hasRules
        ? {
            asked: new Set<string>(asked.form.fields.map(({ guid }) => guid)),
            groups: new Set<string>(asked.form.groups.map(({ guid }) => guid)),
            required: new Set<string>(required),
            appeared,
          }
        : null,
    [hasRules, asked, required, appeared],
  );
  const stops = useMemo(
    () => (page.form.checks ?? []).filter(({ guid }) => failed.includes(guid)),
    [page, failed],
  );
  return { asked, stops, fields };
}

const noRules: Omit<ResolvedRules, 'today' | 'behindStops'> = {
  asked: [],
  required: [],
  rows: [],
  shownGroups: [],
  shownPages: [],
  askedRequests: [],
  stops: [],
};

/** The page with what is asked; the same object while that is the same. */
function useAskedPage(page: FormPageContent, logic: ResolvedRules | null): FormPageContent {
  const hasRules = logic !== null;
  const { asked, required, rows, shownGroups, shownPages, askedRequests } = logic ?? noRules;
  return useMemo(() => {
    const parts = { asked, required, rows, shownGroups, shownPages, askedRequests };
    return hasRules ? { ...page, form: formAsAsked(page.form, parts) } : page;
  }, [hasRules, page, asked, required, rows, shownGroups, shownPages, askedRequests]);
}

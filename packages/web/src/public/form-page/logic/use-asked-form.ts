import { formAsAsked } from '@form-portal/domain';
import { useMemo } from 'react';
import { useForm } from '../use-form.ts';
import type { FieldLogic } from '../../../shared/form-fields/field-logic.ts';
import type { FormPageContent } from '../form-page-content.ts';
import type { FormCheck } from '@form-portal/domain';

/** A form as its answers make it now. */
export interface AskedForm {
  /** The page, whose form has only what is asked. */
  readonly asked: FormPageContent;
  /** The failed checks that keep the form from being sent. */
  readonly stops: readonly FormCheck[];
  /** What the form's view shows of its fields; null when that depends on no answers. */
  readonly fields: FieldLogic | null;
}

/** The hook, which only forms load whose rules depend on answers. */
export type UseAskedForm = typeof useAskedForm;

/** Follows the answers of a form whose rules depend on them. */
export function useAskedForm(page: FormPageContent): AskedForm {
  const logic = useForm((state) => state.logic);
  const appeared = useForm((state) => state.appeared);
  const asked = useMemo(
    () => (logic === null ? page : { ...page, form: formAsAsked(page.form, logic) }),
    [page, logic],
  );
  const fields = useMemo(
    () =>
      logic === null
        ? null
        : {
            asked: new Set<string>(asked.form.fields.map(({ guid }) => guid)),
            groups: new Set<string>(asked.form.groups.map(({ guid }) => guid)),
            required: new Set<string>(logic.required),
            computed: logic.computed,
            appeared,
          },
    [asked, logic, appeared],
  );
  const stops = useMemo(
    () => (page.form.checks ?? []).filter(({ guid }) => logic?.stops.includes(guid) ?? false),
    [page, logic],
  );
  return { asked, stops, fields };
}

import { pageOfProblem, shownPages, type FormPage } from '@form-portal/domain';
import { Notice } from '@form-portal/ui';
import { fieldIds } from '../../../shared/form-fields/field-ids.ts';
import { Localized } from '../../../shared/i18n/i18n-context.tsx';
import { useEditor } from '../editor-context.tsx';
import { useTrial } from './use-trial.ts';
import type { ReactElement } from 'react';

/** The failed checks that are shown at no question, at the end of the page where visitors get them: once, in however many rows they failed. */
export function TrialFailedChecks({ page }: { readonly page: FormPage | null }): ReactElement {
  const form = useEditor((state) => state.form);
  const { failedChecks, shownPages: resolved } = useTrial().resolution;
  const apart = new Map(
    failedChecks.flatMap((check) => (check.shownAt === null ? [[check.guid, check] as const] : [])),
  );
  const isHere = (check: string): boolean =>
    page === null ||
    page.guid ===
      pageOfProblem(
        { form, shown: shownPages(form, resolved) },
        { code: 'submission.check-failed', params: { check } },
      );
  return (
    <>
      {[...apart.values()]
        .filter(({ guid }) => isHere(guid))
        .map(({ guid, kind, message }) => (
          <div key={guid} id={fieldIds(guid).control} tabIndex={-1}>
            <Notice kind={kind === 'stop' ? 'danger' : 'warn'}>
              <p>
                <Localized text={message} />
              </p>
            </Notice>
          </div>
        ))}
    </>
  );
}

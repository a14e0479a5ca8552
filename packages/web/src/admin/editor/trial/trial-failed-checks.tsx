import { pageOfProblem, shownPages, type FormPage, type Guid } from '@form-portal/domain';
import { Notice } from '@form-portal/ui';
import { fieldIds } from '../../../shared/form-fields/field-ids.ts';
import { Localized } from '../../../shared/i18n/i18n-context.tsx';
import { useEditor } from '../editor-context.tsx';
import { useTrial } from './use-trial.ts';
import type { ReactElement } from 'react';

/** The failed checks that are shown at no question, at the end of the page where visitors get them: once, in however many rows they failed. */
export function TrialFailedChecks({ page }: { readonly page: FormPage | null }): ReactElement {
  const form = useEditor((state) => state.form);
  const { failedChecks, shownPages: resolvedPages } = useTrial().resolution;
  const checksByGuid = new Map(
    failedChecks.filter(({ shownAt }) => shownAt === null).map((check) => [check.guid, check]),
  );
  function isOnPage(check: Guid): boolean {
    if (page === null) return true;
    const problem = { code: 'submission.check-failed', params: { check } } as const;
    return page.guid === pageOfProblem({ form, shown: shownPages(form, resolvedPages) }, problem);
  }
  return (
    <>
      {[...checksByGuid.values()]
        .filter(({ guid }) => isOnPage(guid))
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

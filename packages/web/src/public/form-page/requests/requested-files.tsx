import { takesAttachments } from '@form-portal/domain';
import { PortalText, useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { useSite } from '../../../shared/shell/site-context.tsx';
import { useForm } from '../use-form.ts';
import { filesToSend } from '../checking/use-review.ts';
import { RequestCard } from './request-card.tsx';
import { commonRulesId } from './request-ids.ts';
import { requestRulesText } from './request-rules-text.ts';
import { UnaskedFiles } from './unasked-files.tsx';
import styles from './requests.module.css';
import type { RequestedFilesProps } from './requests-module.ts';
import type { ReactElement } from 'react';

const headingId = 'requested-files-heading';

/** The files that the form asks for by name, a card for each (docs/form-logic.md#requested-files). */
export function RequestedFiles({ page, files, ReturnedFiles }: RequestedFilesProps): ReactElement {
  const { attachments } = page.form;
  const requests = attachments.requests ?? [];
  const asked = useForm((state) => state.logic)?.askedRequests;
  // Those that are not asked remain in the page: only the server renders their help.
  const isAsked = (guid: (typeof requests)[number]['guid']): boolean => asked?.includes(guid) ?? true;
  const draft = useForm((state) => state.draft);
  const i18n = useI18n();
  const { limits } = useSite();
  const rules = requests.map((request) => requestRulesText(request, page, limits, i18n));
  const common = new Set(rules).size === 1 ? rules[0] : undefined;
  return (
    <>
      <section
        className={styles.part}
        aria-labelledby={headingId}
        hidden={!requests.some(({ guid }) => isAsked(guid))}
      >
        <h2 id={headingId} tabIndex={-1}>
          <PortalText textKey="requestedFiles" />
        </h2>
        {common !== undefined && (
          <p id={commonRulesId} className={styles.commonRules}>
            {common}
          </p>
        )}
        {!takesAttachments(attachments) && (
          <>
            {ReturnedFiles !== undefined && page.returned !== null && (
              <ReturnedFiles returned={page.returned} request={null} />
            )}
            <div ref={files} />
          </>
        )}
        {requests.map((request, index) => (
          <RequestCard
            key={request.guid}
            page={page}
            request={request}
            ReturnedFiles={ReturnedFiles}
            rules={common === undefined ? (rules[index] ?? null) : null}
            isAsked={isAsked(request.guid)}
          />
        ))}
      </section>
      <UnaskedFiles files={filesToSend(page, draft)} />
    </>
  );
}

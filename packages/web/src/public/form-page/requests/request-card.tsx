import {
  problemText,
  requestOutcomeTextKeys,
  withFormTexts,
  type AttachmentRequest,
} from '@form-portal/domain';
import {
  Chip,
  CircleAlertIcon,
  CircleCheckIcon,
  ClockIcon,
  FileTextIcon,
  VisuallyHidden,
  classNames,
} from '@form-portal/ui';
import { RequiredMark } from '../../../shared/form-fields/required-mark.tsx';
import { Localized, PortalText, useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { Markdown } from '../../../shared/markdown/markdown.tsx';
import { useForm } from '../use-form.ts';
import { requestIds } from './request-ids.ts';
import { RequestWays } from './request-ways.tsx';
import styles from './requests.module.css';
import type { FormPageContent } from '../form-page-content.ts';
import type { ReturnedFilesProps } from '../attachments/list/returned-files.tsx';
import type { ComponentType, ReactElement } from 'react';

interface RequestCardProps {
  readonly page: FormPageContent;
  readonly request: AttachmentRequest;
  /** Which files it takes; null when one text says it for all cards. */
  readonly rules: string | null;
  readonly isAsked: boolean;
  /** Lists the files of a returned page; absent until it is loaded. */
  readonly ReturnedFiles: ComponentType<ReturnedFilesProps> | undefined;
}

/** One requested file: what it is, its files, and the states that can be chosen instead of attaching one. */
export function RequestCard(props: RequestCardProps): ReactElement {
  const { page, request, rules, isAsked, ReturnedFiles } = props;
  const ids = requestIds(request.guid);
  const error = useRequestError(props);
  return (
    <section
      className={classNames(styles.card, error !== undefined && styles.refused)}
      aria-labelledby={ids.heading}
      data-card={request.guid}
      hidden={!isAsked}
    >
      <div className={styles.head}>
        <h3 id={ids.heading} className={styles.heading}>
          <Localized text={request.name} />
          {request.required && (
            <>
              <RequiredMark />
              <VisuallyHidden>
                {' '}
                <PortalText textKey="requestedFile.required" />
              </VisuallyHidden>
            </>
          )}
        </h3>
        <Chips request={request} />
      </div>
      <Markdown text={request.description ?? {}} id={ids.help} className={styles.help} />
      {rules !== null && (
        <p id={ids.rules} className={styles.rules}>
          {rules}
        </p>
      )}
      {error !== undefined && (
        <p id={ids.error} className={styles.error}>
          <CircleAlertIcon />
          <span>{error}</span>
        </p>
      )}
      <div className={styles.files}>
        {ReturnedFiles !== undefined && page.returned !== null && (
          <ReturnedFiles returned={page.returned} request={request.guid} />
        )}
        <div id={ids.files} />
      </div>
      <RequestWays page={page} request={request} hasRules={rules !== null} isRefused={error !== undefined} />
    </section>
  );
}

/** The state of the file. The styles show what the card's own controls and files say, so that it is right without script too. */
function Chips({ request: { guid, later } }: Pick<RequestCardProps, 'request'>): ReactElement {
  return (
    <div id={requestIds(guid).outcome} className={styles.chips}>
      <Chip kind="ok" icon={<CircleCheckIcon size={16} />} className={styles.attached}>
        <PortalText textKey={requestOutcomeTextKeys.attached} />
      </Chip>
      <Chip kind="danger" icon={<CircleAlertIcon size={16} />} className={styles.notAttached}>
        <PortalText textKey="requestedFile.refused" />
      </Chip>
      {later && (
        <>
          <Chip kind="warn" icon={<ClockIcon size={16} />} className={styles.saidLater}>
            <PortalText textKey={requestOutcomeTextKeys.later} />
          </Chip>
          <Chip kind="accent" icon={<FileTextIcon size={16} />} className={styles.saidOtherFile}>
            <PortalText textKey={requestOutcomeTextKeys['other-file']} />
          </Chip>
        </>
      )}
    </div>
  );
}

/** Why the form can't be sent without it; undefined when it can. */
function useRequestError({ page: { form }, request }: RequestCardProps): string | undefined {
  const i18n = useI18n();
  const problem = useForm((state) => state.otherProblems).find(({ path }) => path === request.guid);
  return problem && problemText(withFormTexts(problem, form, i18n), i18n.text);
}

import {
  allowedExtensions,
  attachmentsPartName,
  problemText,
  requestOutcomeTextKeys,
  requestStateControl,
  requestStateKinds,
  rulesOfRequest,
  withCheckMessage,
  type AttachmentRequest,
  type RequestStateKind,
} from '@form-portal/domain';
import {
  Button,
  Chip,
  CircleAlertIcon,
  CircleCheckIcon,
  ClockIcon,
  FileTextIcon,
  UploadIcon,
  VisuallyHidden,
  classNames,
  useScripted,
} from '@form-portal/ui';
import { RequiredMark } from '../../../shared/form-fields/required-mark.tsx';
import { Localized, PortalText, useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { Markdown } from '../../../shared/markdown/markdown.tsx';
import { useSite } from '../../../shared/shell/site-context.tsx';
import { requestRulesText } from './request-rules-text.ts';
import { canBeSent, type FormPageContent } from '../form-page-content.ts';
import { useForm } from '../use-form.ts';
import { OtherFile } from './other-file.tsx';
import { requestIds } from './request-ids.ts';
import styles from './requests.module.css';
import type { ReturnedFilesProps } from '../attachments/returned-files.tsx';
import type { ComponentType, ReactElement } from 'react';

interface RequestCardProps {
  readonly page: FormPageContent;
  readonly request: AttachmentRequest;
  readonly isAsked: boolean;
  /** Lists the files of a returned page; absent until it is loaded. */
  readonly ReturnedFiles: ComponentType<ReturnedFilesProps> | undefined;
}

/** One requested file: what it is, its files, and what can be said instead of attaching one. */
export function RequestCard(props: RequestCardProps): ReactElement {
  const { page, request, isAsked, ReturnedFiles } = props;
  const i18n = useI18n();
  const { limits } = useSite();
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
        <Chips later={request.later} />
      </div>
      <Markdown text={request.description ?? {}} id={ids.help} className={styles.help} />
      <p id={ids.rules} className={styles.rules}>
        {requestRulesText(request, page, limits, i18n)}
      </p>
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
      <Chooser {...props} isRefused={error !== undefined} />
      {request.later && <States {...props} />}
    </section>
  );
}

/** What becomes of the file. The styles show what the card's own controls and files say, so that it is right without script too. */
function Chips({ later }: Pick<AttachmentRequest, 'later'>): ReactElement {
  return (
    <>
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
    </>
  );
}

/** Why the form can't be sent without it; undefined when it can. */
function useRequestError({ page: { form }, request }: RequestCardProps): string | undefined {
  const i18n = useI18n();
  const problem = useForm((state) => state.otherProblems).find(({ path }) => path === request.guid);
  return problem && problemText(withCheckMessage(problem, form, i18n), i18n.text);
}

interface ChooserProps extends RequestCardProps {
  readonly isRefused: boolean;
}

function Chooser({ page, request, isRefused }: ChooserProps): ReactElement {
  const scripted = useScripted();
  const { text } = useI18n();
  const ids = requestIds(request.guid);
  const disabled = !canBeSent[page.mode];
  const described = [
    ...(Object.values(request.description ?? {}).some((help) => help !== '') ? [ids.help] : []),
    ids.rules,
    ...(isRefused ? [ids.error] : []),
  ].join(' ');
  const extensions = allowedExtensions(rulesOfRequest(request, page.form.attachments), page.fileTypes);
  const inputId = scripted ? ids.input : ids.choose;
  return (
    <div>
      {scripted && (
        <Button
          id={ids.choose}
          icon={<UploadIcon />}
          aria-labelledby={`${ids.choose} ${ids.heading}`}
          aria-describedby={described}
          disabled={disabled}
          onClick={() => document.getElementById(ids.input)?.click()}
        >
          <PortalText textKey="chooseFiles" />
        </Button>
      )}
      <input
        id={inputId}
        type="file"
        multiple={request.max !== 1}
        name={attachmentsPartName(request.guid)}
        data-request={request.guid}
        accept={extensions.map((extension) => `.${extension}`).join(',')}
        aria-label={text('chooseFiles')}
        aria-labelledby={scripted ? undefined : `${ids.choose} ${ids.heading}`}
        aria-describedby={described}
        className={styles.native}
        hidden={scripted}
        disabled={disabled}
      />
    </div>
  );
}

const stateTexts = {
  later: 'requestedFile.sayLater',
  'other-file': 'requestedFile.sayOtherFile',
} as const satisfies Record<RequestStateKind, string>;

/** What can be said instead of attaching a file; a file outweighs it. */
function States({ page, request }: RequestCardProps): ReactElement {
  const said = page.returned?.requestStates?.find(([guid]) => guid === request.guid)?.[1]?.kind;
  const ids = requestIds(request.guid);
  const laterId = `${ids.choose}-later`;
  return (
    <fieldset className={styles.states} aria-labelledby={ids.heading} disabled={!canBeSent[page.mode]}>
      {([null, ...requestStateKinds] as const).map((state) => (
        <div key={state}>
          <label className={styles.state}>
            <input
              type="radio"
              name={requestStateControl(request.guid)}
              data-request={request.guid}
              value={state ?? ''}
              defaultChecked={state === (said ?? null)}
              aria-describedby={state === 'later' && request.laterText ? laterId : undefined}
            />
            <PortalText textKey={state === null ? 'requestedFile.sayHere' : stateTexts[state]} />
          </label>
          {state === 'later' && request.laterText && (
            <Markdown text={request.laterText} id={laterId} className={styles.later} />
          )}
          {state === 'other-file' && <OtherFile page={page} request={request} />}
        </div>
      ))}
    </fieldset>
  );
}

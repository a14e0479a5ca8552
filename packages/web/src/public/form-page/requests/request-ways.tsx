import {
  isWritten,
  allowedExtensions,
  attachmentsPartName,
  requestStateControlName,
  requestStateKinds,
  rulesOfRequest,
  takesAttachments,
  type AttachmentRequest,
  type RequestStateKind,
} from '@form-portal/domain';
import { Button, UploadIcon, useScripted } from '@form-portal/ui';
import { PortalText, useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { Markdown } from '../../../shared/markdown/markdown.tsx';
import { canBeSent, type FormPageContent } from '../form-page-content.ts';
import { hasProblemOfAllFiles } from '../form-state.ts';
import { useForm } from '../use-form.ts';
import { attachmentProblemsId } from '../attachments/attachment-ids.ts';
import { OtherFile } from './other-file.tsx';
import { chooseRequestState, clearRequestState } from './request-controls.ts';
import { commonRulesId, requestIds } from './request-ids.ts';
import styles from './requests.module.css';
import type { ReactElement } from 'react';

interface RequestWaysProps {
  readonly page: FormPageContent;
  readonly request: AttachmentRequest;
  /** Whether the card itself says which files it takes. */
  readonly hasRules: boolean;
  readonly isRefused: boolean;
}

/**
 * How a requested file is provided: chosen, or its state, such as that it comes later or is in another file. The radio
 * buttons hold the state; with script, buttons set them (decision 0067). An attached file outweighs the state.
 */
export function RequestWays(props: RequestWaysProps): ReactElement {
  const { page, request } = props;
  const scripted = useScripted();
  const ids = requestIds(request.guid);
  return (
    <div className={styles.ways}>
      {request.later && (
        <>
          <States {...props} />
          <div id={ids.said} className={styles.said}>
            <Markdown text={request.laterText ?? {}} id={ids.later} className={styles.later} />
          </div>
          <OtherFile page={page} request={request} />
        </>
      )}
      <Chooser {...props} />
      {scripted &&
        request.later &&
        requestStateKinds.map((state) => <StateButton key={state} {...props} state={state} />)}
    </div>
  );
}

function Chooser({ page, request, hasRules, isRefused }: RequestWaysProps): ReactElement {
  const scripted = useScripted();
  const { text } = useI18n();
  const ids = requestIds(request.guid);
  const disabled = !canBeSent[page.mode];
  const areRefused = useForm(hasProblemOfAllFiles);
  const described = [
    ...(hasText(request.description) ? [ids.help] : []),
    hasRules ? ids.rules : commonRulesId,
    ...(request.later ? [ids.outcome, ids.said] : []),
    ...(isRefused ? [ids.error] : []),
    ...(areRefused && !takesAttachments(page.form.attachments) ? [attachmentProblemsId] : []),
  ].join(' ');
  const extensions = allowedExtensions(rulesOfRequest(request, page.form.attachments), page.fileTypes);
  const inputId = scripted ? ids.input : ids.choose;
  return (
    <div className={styles.chooser}>
      {scripted && (
        <Button
          id={ids.choose}
          icon={<UploadIcon className={styles.fresh} />}
          aria-labelledby={`${ids.choose} ${ids.heading}`}
          aria-describedby={described}
          disabled={disabled}
          onClick={() => {
            clearRequestState(request.guid);
            document.getElementById(ids.input)?.click();
          }}
        >
          <span className={styles.fresh}>
            <PortalText textKey="requestedFile.choose" />
          </span>
          <span className={styles.insteadOfLater}>
            <PortalText textKey="requestedFile.attachNow" />
          </span>
          <span className={styles.insteadOfOtherFile}>
            <PortalText textKey="requestedFile.attachFile" />
          </span>
        </Button>
      )}
      <input
        id={inputId}
        type="file"
        multiple={request.max !== 1}
        name={attachmentsPartName(request.guid)}
        data-request={request.guid}
        accept={extensions.map((extension) => `.${extension}`).join(',')}
        aria-label={text('requestedFile.choose')}
        aria-labelledby={scripted ? undefined : `${ids.choose} ${ids.heading}`}
        aria-describedby={described}
        className={styles.native}
        hidden={scripted}
        disabled={disabled}
      />
    </div>
  );
}

function hasText(description: AttachmentRequest['description']): boolean {
  return isWritten(description ?? {});
}

const stateTexts = {
  later: 'requestedFile.sayLater',
  'other-file': 'requestedFile.sayOtherFile',
} as const satisfies Record<RequestStateKind, string>;

/** Sets the state of the file, and moves the focus to what that shows. */
function StateButton({
  page,
  request,
  state,
}: RequestWaysProps & { readonly state: RequestStateKind }): ReactElement {
  const ids = requestIds(request.guid);
  const id = `${ids.choose}-${state}`;
  return (
    <Button
      kind="quiet"
      id={id}
      className={styles.say}
      aria-labelledby={`${id} ${ids.heading}`}
      aria-describedby={state === 'later' && hasText(request.laterText) ? ids.later : undefined}
      disabled={!canBeSent[page.mode]}
      onClick={() => chooseRequestState(request.guid, state)}
    >
      <PortalText textKey={stateTexts[state]} />
    </Button>
  );
}

/** The states that can be chosen instead of attaching a file, in a page without script. */
function States({ page, request }: RequestWaysProps): ReactElement {
  const posted = page.returned?.requestStates?.find(([guid]) => guid === request.guid)?.[1]?.kind;
  const ids = requestIds(request.guid);
  return (
    <fieldset
      className={styles.states}
      aria-labelledby={ids.heading}
      disabled={!canBeSent[page.mode]}
      hidden={useScripted()}
    >
      {([null, ...requestStateKinds] as const).map((state) => (
        <label key={state} className={styles.state}>
          <input
            type="radio"
            name={requestStateControlName(request.guid)}
            data-request={request.guid}
            value={state ?? ''}
            defaultChecked={state === (posted ?? null)}
            aria-describedby={state === 'later' && hasText(request.laterText) ? ids.later : undefined}
          />
          <PortalText textKey={state === null ? 'requestedFile.sayHere' : stateTexts[state]} />
        </label>
      ))}
    </fieldset>
  );
}

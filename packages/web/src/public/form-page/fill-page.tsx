import { takesAttachments } from '@form-portal/domain';
import { Notice, ToastRegion, classNames, useToasts } from '@form-portal/ui';
import { useEffect, useRef, useState } from 'react';
import { FormView } from '../../shared/form-view/form-view.tsx';
import { useI18n } from '../../shared/i18n/i18n-context.tsx';
import { LeaveGuard } from '../../shared/shell/leave-guard.tsx';
import { useAnnounce } from '../../shared/shell/live-region.tsx';
import { usePageTitle } from '../../shared/shell/page-title.ts';
import { AttachmentsPart } from './attachments-part.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { FormAside } from './form-parts.tsx';
import { FormHead, formTitleId } from './form-head.tsx';
import { HiddenControls } from './hidden-controls.tsx';
import { NoFilesPopup } from './no-files-popup.tsx';
import { RestoredNotice } from './restored-notice.tsx';
import { SendPart } from './send-part.tsx';
import { SubmitPopups } from './submit-popups.tsx';
import { useAttachmentControls } from './use-attachment-controls.ts';
import { useAttachments } from './use-attachments.ts';
import { useFieldEvents } from './use-field-events.ts';
import { useFilling, useFillingState } from './use-filling.ts';
import { useRespelling } from './use-respelling.ts';
import { useSubmit } from './use-submit.ts';
import { useSummary, useSummaryFocus } from './use-summary.ts';
import styles from './fill-page.module.css';
import column from '../../shared/shell/page-column.module.css';
import type { Filling } from './filling.ts';
import type { FormPageContent } from './form-page.tsx';
import type { FormEvent, ReactElement } from 'react';

const previewNoticeId = 'preview-notice';

/** A form to fill in and send; in the preview, only to look at (specification section 2; decision D6). */
export function FillPage({ page }: { readonly page: FormPageContent }): ReactElement {
  const { form, refused, mode } = page;
  const i18n = useI18n();
  const announce = useAnnounce();
  const element = useRef<HTMLFormElement>(null);
  const toasts = useToasts();
  const attachments = useAttachments(page);
  const filled = useFilling(page, element, () => attachments.now().length > 0);
  const { filling, fill, restored, keep } = filled;
  const submit = useSubmit({ page, filled, attachments });
  const { flow } = submit;
  const summary = useSummary(form, filling, attachments);
  const [unwanted, setUnwanted] = useState(false);
  const takesFiles = takesAttachments(form.attachments);
  const controls = useAttachmentControls({
    attachments,
    toasts,
    takesFiles: mode === 'fill' && takesFiles ? 'yes' : 'no',
    onUnwanted: () => setUnwanted(true),
  });
  const fieldEvents = useFieldEvents(form, filling, keep);
  useRespelling(form, element, filling);
  useSummaryFocus(flow, refused !== null);
  usePageTitle(i18n.textOf(form.name), summary.entries.length > 0 ? 'with-errors' : 'fine');
  useEffect(keep, [attachments.list, keep]);
  useFreshPage(flow.kind === 'sent');

  function send(event?: FormEvent): void {
    event?.preventDefault();
    if (mode === 'fill' && element.current !== null) void submit.send(element.current);
  }

  function startAgain(): void {
    filled.forget();
    attachments.clear();
    filled.empty();
    announce(i18n.text('answersCleared'));
    document.getElementById(formTitleId)?.focus();
  }

  function finish(): void {
    filled.empty();
    location.assign('/');
  }

  return (
    <div className={classNames(column.container, styles.columns)}>
      <div className={styles.column}>
        <FormHead form={form} />
        {mode === 'preview' && (
          <Notice kind="info" id={previewNoticeId} className={styles.notice}>
            {i18n.text('previewNotice')}
          </Notice>
        )}
        {restored !== null && (
          <RestoredNotice files={restored.hadFiles ? 'gone' : 'none'} onStartAgain={startAgain} />
        )}
        {summary.entries.length > 0 && <ErrorSummary entries={summary.entries} />}
        <form
          ref={element}
          method="post"
          action={`/form/${form.guid}`}
          encType="multipart/form-data"
          noValidate
          aria-labelledby={formTitleId}
          onSubmit={send}
          {...fieldEvents}
        >
          <HiddenControls />
          <FormView
            form={form}
            initial={fill.answers}
            filling={fill.number}
            errors={summary.errors}
            use={mode === 'fill' ? 'answer' : 'look'}
          />
          {takesFiles && <AttachmentsPart page={page} controls={controls} flow={flow} />}
          <SendPart closedBy={mode === 'fill' ? null : previewNoticeId} />
        </form>
      </div>
      <FormAside form={form} filling={filling} fileCount={attachments.list.length} />
      <SubmitPopups
        form={form.guid}
        flow={flow}
        entries={summary.entries}
        answersMissing={summary.answersMissing}
        onClose={submit.close}
        onTryAgain={send}
        onDone={finish}
      />
      {unwanted && <NoFilesPopup onClose={() => setUnwanted(false)} />}
      {flow.kind !== 'sent' && <UnsentGuard filling={filling} fileCount={attachments.list.length} />}
      {controls.dragging && takesFiles && <p className={styles.drop}>{i18n.text('dropHere')}</p>}
      <ToastRegion {...toasts} />
    </div>
  );
}

/** Asks before answers or files that were not sent are left behind (specification section 2, Public form page). */
function UnsentGuard({
  filling,
  fileCount,
}: {
  readonly filling: Filling;
  readonly fileCount: number;
}): ReactElement {
  const { text } = useI18n();
  const dirty = useFillingState(filling, (state) => state.dirty);
  return <LeaveGuard dirty={dirty || fileCount > 0} consequence={text('unsavedChanges')} />;
}

/** A page that was sent and is taken out of the browser's memory by going back starts anew. */
function useFreshPage(sent: boolean): void {
  useEffect(() => {
    if (!sent) return;
    const startAnew = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) location.reload();
    };
    window.addEventListener('pageshow', startAnew);
    return () => window.removeEventListener('pageshow', startAnew);
  }, [sent]);
}

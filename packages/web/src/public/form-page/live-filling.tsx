import { takesAttachments } from '@form-portal/domain';
import { ToastRegion, useToasts } from '@form-portal/ui';
import { memo, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useI18n } from '../../shared/i18n/i18n-context.tsx';
import { LeaveGuard } from '../../shared/shell/leave-guard.tsx';
import { useAnnounce } from '../../shared/shell/live-region.tsx';
import { FileList } from './attachments/file-list.tsx';
import { formTitleId } from './layout/form-head.tsx';
import { NoFilesPopup } from './attachments/no-files-popup.tsx';
import { RestoredNotice } from './draft/restored-notice.tsx';
import { SubmitPopups } from './sending/submit-popups.tsx';
import { firstStep, useAnswersCheck } from './checking/use-answers-check.ts';
import { useAttachmentControls } from './attachments/use-attachment-controls.ts';
import { useAttachments } from './attachments/use-attachments.ts';
import { useFieldEvents } from './draft/use-field-events.ts';
import { useFreshPage } from './sending/use-fresh-page.ts';
import { useFilling, useFillingState } from './draft/use-filling.ts';
import { useLeftControls } from './draft/use-left-controls.ts';
import { useRespelling } from './draft/use-respelling.ts';
import { useSendRequests } from './sending/use-send-requests.ts';
import { useShownView } from './use-shown-view.ts';
import { useSubmit } from './sending/use-submit.ts';
import { useSummary, useSummaryFocus } from './checking/use-summary.ts';
import styles from './live-filling.module.css';
import type { LiveFillingProps } from './live-contract.ts';
import type { ReactElement } from 'react';

export { AboveForm } from './above-form.tsx';
export { firstView, verifiedFields } from './first-view.ts';

/** A form that somebody fills in: follows the controls, shows what it finds, and sends. */
export const LiveFilling = memo(function LiveFilling(props: LiveFillingProps): ReactElement {
  const { page, places, wanted, onFilling } = props;
  const { form } = page;
  const { text } = useI18n();
  const announce = useAnnounce();
  const toasts = useToasts();
  const attachments = useAttachments(page);
  const filled = useFilling(props, () => attachments.now().length > 0);
  const { filling } = filled;
  const submit = useSubmit({ page, filled, attachments, first: firstStep(page) }, places.form);
  const { flow, send, close } = submit;
  const toCheck = useAnswersCheck({ flow, filling, attachments, close });
  const summary = useSummary(form, filling, attachments);
  const dirty = useFillingState(filling, (state) => state.dirty);
  const [unwanted, setUnwanted] = useState(false);
  const came = page.returned === null ? 'came-fine' : 'came-refused';
  const takesFiles = takesAttachments(form.attachments);
  const controls = useAttachmentControls({
    attachments,
    toasts,
    takesFiles: takesFiles ? 'yes' : 'no',
    onUnwanted: () => setUnwanted(true),
  });
  useShownView(props, filled, {
    entries: summary.entries,
    words: summary.words,
    fileCount: attachments.list.length,
    toCheck,
  });
  useFieldEvents(form, filling, { element: places.form, onChange: filled.keep });
  useLeftControls(places.form, filled.fill.number, came);
  useRespelling(form, places.form, filling);
  useSummaryFocus(flow, came);
  useSendRequests(places.form, wanted, send);
  useFreshPage(flow.kind);
  const { keep } = filled;
  useEffect(() => onFilling(filling), [filling, onFilling]);
  useEffect(keep, [attachments.list, keep]);
  const [timesEmptied, setTimesEmptied] = useState(0);
  // Not before the question is closed: the page below it can't have the focus.
  useEffect(() => {
    if (timesEmptied > 0) document.getElementById(formTitleId)?.focus();
  }, [timesEmptied]);

  function startAgain(): void {
    filled.forget();
    attachments.clear();
    filled.empty();
    announce(text('answersCleared'));
    setTimesEmptied((times) => times + 1);
  }

  function finish(): void {
    filled.empty();
    location.assign('/');
  }

  const unsent = flow.kind !== 'sent' && (dirty || attachments.list.length > 0);
  return (
    <>
      {filled.restored !== null &&
        createPortal(<RestoredNotice restored={filled.restored} onStartAgain={startAgain} />, places.notices)}
      {places.files !== null && createPortal(<FileList controls={controls} flow={flow} />, places.files)}
      <SubmitPopups
        form={form.guid}
        flow={flow}
        summary={summary}
        onClose={close}
        onTryAgain={() => void send()}
        onSendCorrected={() => void submit.sendCorrected()}
        onKeepEarlier={submit.keepEarlier}
        onDone={finish}
      />
      {unwanted && <NoFilesPopup onClose={() => setUnwanted(false)} />}
      <LeaveGuard dirty={unsent} consequence={text('unsavedChanges')} onBack={toCheck?.goBack} />
      {controls.dragging && takesFiles && <p className={styles.drop}>{text('dropHere')}</p>}
      <ToastRegion {...toasts} />
    </>
  );
});

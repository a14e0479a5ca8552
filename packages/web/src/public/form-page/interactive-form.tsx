import { takesAttachments } from '@form-portal/domain';
import { ToastRegion, useToasts } from '@form-portal/ui';
import { memo, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { ComputedAnnouncer } from '../../shared/form-fields/computed-announcer.tsx';
import { PortalText, useI18n } from '../../shared/i18n/i18n-context.tsx';
import { LeaveGuard } from '../../shared/shell/leaving/leave-guard.tsx';
import { useAnnounce } from '../../shared/shell/live-region.tsx';
import { useSite } from '../../shared/shell/site-context.tsx';
import { FileList } from './attachments/list/file-list.tsx';
import { NoFilesPopup } from './attachments/choosing/no-files-popup.tsx';
import { useAttachmentControls } from './attachments/choosing/use-attachment-controls.ts';
import { useSummaryFocus } from './checking/use-summary.ts';
import { useRestoredFocus } from './draft/controls/restore-focus.ts';
import { RestoredNotice } from './draft/restored-notice.tsx';
import { useFieldEvents } from './draft/controls/use-field-events.ts';
import { useInitialChecks } from './draft/controls/use-initial-checks.ts';
import { useRespelling } from './draft/controls/use-respelling.ts';
import { verifiedFields } from './first-state.ts';
import { createFormController } from './form-controller.ts';
import { attachedFiles, isReviewing } from './form-state.ts';
import { formTitleId } from './layout/form-head.tsx';
import { SubmitPopups } from './sending/submit-popups.tsx';
import { useReloadAfterSending } from './sending/use-reload-after-sending.ts';
import { useSubmitEvents } from './sending/use-submit-events.ts';
import { useNewQuestionsAnnounced } from './logic/use-new-questions-announced.ts';
import { useForm, useFormStore } from './use-form.ts';
import styles from './interactive-form.module.css';
import type { FormController } from './form-controller.ts';
import type { FormState } from './form-state.ts';
import type { InteractiveFormProps } from './interactive-module.ts';
import type { ReactElement } from 'react';

export { ReturnedFiles } from './attachments/list/returned-files.tsx';
export { AboveForm } from './checking/above-form.tsx';
export { EndErrors } from './checking/end-errors.tsx';
export { errorTexts } from './checking/error-texts.ts';
export { TestBanner } from './layout/test-banner.tsx';
export { StopNotice } from './logic/stop-notice.tsx';
export { firstState, verifiedFields } from './first-state.ts';

/** Makes a form interactive: starts its controller, passes it the events of the page, and shows popups and lists. */
export const InteractiveForm = memo(function InteractiveForm(props: InteractiveFormProps): ReactElement {
  const { page, slots, pressed, early, requests } = props;
  const { form } = page;
  const { text } = useI18n();
  const toasts = useToasts();
  const controller = useController(props);
  const pageOrigin = page.returned === null ? 'opened' : 'returned';
  const takesFiles = takesAttachments(form.attachments);
  const restored = useForm((state) => state.restored);
  const hasUnwantedFiles = useForm((state) => state.hasUnwantedFiles);
  const reviewing = useForm(isReviewing);
  const attachmentControls = useAttachmentControls({
    controller,
    toasts,
    takesFiles,
    early,
  });
  useFieldEvents(form, slots.form, controller);
  useRestoredFocus();
  useInitialChecks(slots.form, pageOrigin);
  useRespelling(form, slots.form);
  useSummaryFocus(pageOrigin);
  useNewQuestionsAnnounced(form);
  useSubmitEvents(slots.form, pressed, controller.press);
  useReloadAfterSending();
  const startAgain = useStartAgain(controller);

  function finish(): void {
    controller.startAgain();
    location.assign('/');
  }

  return (
    <>
      {restored !== null &&
        createPortal(<RestoredNotice restored={restored} onStartAgain={startAgain} />, slots.notices)}
      {slots.files !== null &&
        createPortal(<FileList controls={attachmentControls} request={null} />, slots.files)}
      {requests && (
        <requests.RequestFiles
          form={form}
          element={slots.form}
          controller={controller}
          controls={attachmentControls}
          Files={FileList}
        />
      )}
      <SubmitPopups form={form} controller={controller} onDone={finish} />
      {hasUnwantedFiles && <NoFilesPopup onClose={controller.dismissFiles} />}
      <LeaveGuard
        dirty={useForm(isUnsent)}
        consequence={text('unsavedChanges')}
        onBack={reviewing ? controller.close : null}
      />
      {/* Over the cards of requested files it would hide the places to drop on. */}
      {attachmentControls.isDragging && takesFiles && requests === null && (
        <p className={styles.drop}>
          <PortalText textKey="dropHere" />
        </p>
      )}
      <Computed />
      <ToastRegion {...toasts} />
    </>
  );
});

/** Its own component, since computed values change with every key. */
function Computed(): ReactElement {
  return <ComputedAnnouncer answers={useForm(({ computed }) => computed)} />;
}

/** Creates the form's controller and runs it while the form is on the page. */
function useController(props: InteractiveFormProps): FormController {
  const { page, slots, resolveForm, createPaging, createRowEditor } = props;
  const store = useFormStore();
  const site = useSite();
  const [controller] = useState(() =>
    createFormController(
      {
        store,
        page,
        site,
        resolveForm,
        element: slots.form,
        verified: verifiedFields(page, site),
      },
      { createPaging, createRowEditor },
    ),
  );
  useEffect(() => controller.start(), [controller]);
  return controller;
}

/** Empties the form, says so, and moves the focus to its title. */
function useStartAgain(controller: FormController): () => void {
  const { text } = useI18n();
  const announce = useAnnounce();
  const [times, setTimes] = useState(0);
  // Only once the dialog is closed: the page below it cannot have the focus.
  useEffect(() => {
    if (times > 0) document.getElementById(formTitleId)?.focus();
  }, [times]);
  return () => {
    controller.startAgain();
    announce(text('answersCleared'));
    setTimes(times + 1);
  };
}

function isUnsent(state: FormState): boolean {
  return state.flow.kind !== 'sent' && (state.dirty || attachedFiles(state).length > 0);
}

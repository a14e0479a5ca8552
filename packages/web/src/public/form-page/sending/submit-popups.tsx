import { displaySize, formAsAsked } from '@form-portal/domain';
import { Button, ProgressBar } from '@form-portal/ui';
import { useMemo } from 'react';
import { AboutRequiredMark } from '../../../shared/form-fields/required-mark.tsx';
import { PortalText, useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { Popup } from '../../../shared/shell/popup.tsx';
import { afterFrame } from '../../../shared/after-frame.ts';
import { goToElement, isForBrowser } from '../layout/go-to.ts';
import { showPageOf } from '../checking/show-control.ts';
import { useSummary } from '../checking/use-summary.ts';
import { useForm, useFormStore } from '../use-form.ts';
import { ArrivedPopup } from './arrived-popup.tsx';
import { FailedPopup } from './failed-popup.tsx';
import { SentPopup } from './sent-popup.tsx';
import styles from './submit-popups.module.css';
import type { FormController } from '../form-controller.ts';
import type { SubmitFlow } from './submit-flow.ts';
import type { Form, SavedForm } from '@form-portal/domain';
import type { MouseEvent, ReactElement } from 'react';

export interface SubmitPopupsProps {
  readonly form: SavedForm;
  readonly controller: FormController;
  /** Called when the popup of a sent form is closed. */
  readonly onDone: () => void;
}

/** The popup of each state of sending (specification §2, Popups; docs/design.md#validation-and-sending). */
export function SubmitPopups({ form, controller, onDone }: SubmitPopupsProps): ReactElement | null {
  const flow = useForm((state) => state.flow);
  const { close } = controller;
  switch (flow.kind) {
    case 'refused':
      return <RefusedPopup form={form} onClose={close} />;
    case 'sending':
      return <SendingPopup sending={flow} />;
    case 'sent':
      return <SentPopup sent={flow.sent} onDone={onDone} />;
    case 'failed':
      return (
        <FailedPopup
          form={form.guid}
          failure={flow.failure}
          onClose={close}
          onTryAgain={() => void controller.send()}
        />
      );
    case 'arrived':
      return (
        <ArrivedPopup
          first={flow.first}
          onSendCorrected={() => void controller.sendCorrected()}
          onKeepEarlier={controller.keepEarlier}
          onClose={close}
        />
      );
    case 'editing':
    case 'checking':
    case 'reviewing':
      return null;
  }
}

interface RefusedPopupProps {
  readonly form: Form;
  readonly onClose: () => void;
}

/** Lists what must be answered or corrected and why, as links to the controls. */
function RefusedPopup({ form, onClose }: RefusedPopupProps): ReactElement {
  const { text } = useI18n();
  const logic = useForm((state) => state.logic);
  const asked = useMemo(() => (logic === null ? form : formAsAsked(form, logic)), [form, logic]);
  const { entries, answersMissing } = useSummary(asked);
  const store = useFormStore();
  // Closing moves the focus to the summary; the link leads on from there.
  function follow(event: MouseEvent, target: string): void {
    if (isForBrowser(event)) return;
    event.preventDefault();
    showPageOf(store, target);
    onClose();
    afterFrame(() => goToElement(document.getElementById(target)));
  }
  const title = answersMissing ? text('missingMandatory') : text('errorSummary', { n: entries.length });
  return (
    <Popup
      icon="error"
      title={title}
      exit="escape-or-scrim"
      onExit={onClose}
      actions={
        <Button kind="primary" data-first-focus onClick={onClose}>
          <PortalText textKey="ok" />
        </Button>
      }
    >
      {answersMissing && (
        <p>
          <AboutRequiredMark sentence={text('fillAllMandatory')} />
        </p>
      )}
      <ul className={styles.questions}>
        {entries.map(({ target, subject, message, part }) => (
          <li key={`${target ?? ''} ${message}`}>
            {target === null ? (
              <span className={styles.question}>{message}</span>
            ) : (
              <a href={`#${target}`} className={styles.question} onClick={(event) => follow(event, target)}>
                {message.includes(subject) ? message : `${subject}: ${message}`}
              </a>
            )}
            <span className={styles.part}>{part}</span>
          </li>
        ))}
      </ul>
    </Popup>
  );
}

function SendingPopup({
  sending,
}: {
  readonly sending: Extract<SubmitFlow, { kind: 'sending' }>;
}): ReactElement {
  const i18n = useI18n();
  const { text } = i18n;
  const { loaded, total, pace } = sending;
  const share = total === 0 ? undefined : loaded / total;
  return (
    <Popup
      icon="sending"
      iconPosition="above"
      title={text('sendingForm')}
      exit="none"
      onExit={() => undefined}
    >
      <p role="status">{text(pace === 'slow' ? 'sendingSlow' : 'sendingWait')}</p>
      {share !== undefined && (
        <>
          <ProgressBar value={share} label={text('sendingProgress', { n: Math.floor(share * 100) })} />
          <p className={styles.bytes}>
            {displaySize(loaded, i18n)} / {displaySize(total, i18n)}
          </p>
        </>
      )}
    </Popup>
  );
}

import { Button, ProgressBar } from '@form-portal/ui';
import { AboutRequiredMark } from '../../../shared/form-view/required-mark.tsx';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { Popup } from '../../../shared/shell/popup.tsx';
import { ArrivedPopup } from './arrived-popup.tsx';
import { FailedPopup } from './failed-popup.tsx';
import { SentPopup } from './sent-popup.tsx';
import styles from './submit-popups.module.css';
import type { SubmitFlow } from './submit-flow.ts';
import type { Summary } from '../checking/use-summary.ts';
import type { Guid } from '@form-portal/domain';
import type { ReactElement } from 'react';

export interface SubmitPopupsProps {
  readonly form: Guid;
  readonly flow: SubmitFlow;
  readonly summary: Summary;
  readonly onClose: () => void;
  readonly onTryAgain: () => void;
  readonly onSendCorrected: () => void;
  readonly onKeepEarlier: () => void;
  readonly onDone: () => void;
}

/** The popup of each state of sending (specification §2, Popups; docs/design.md#validation-and-sending). */
export function SubmitPopups(props: SubmitPopupsProps): ReactElement | null {
  const { flow, onDone } = props;
  switch (flow.kind) {
    case 'refused':
      return <RefusedPopup {...props} />;
    case 'sending':
      return <SendingPopup sending={flow} />;
    case 'sent':
      return <SentPopup sent={flow.sent} onDone={onDone} />;
    case 'failed':
      return <FailedPopup {...props} failure={flow.failure} />;
    case 'arrived':
      return <ArrivedPopup {...props} first={flow.first} />;
    default:
      return null;
  }
}

/** Says what is missing, or what else must be corrected, with the questions by name. */
function RefusedPopup({ summary, onClose }: SubmitPopupsProps): ReactElement {
  const { text } = useI18n();
  const { entries, answersMissing } = summary;
  const title = answersMissing ? text('missingMandatory') : text('errorSummary', { n: entries.length });
  return (
    <Popup
      icon="error"
      title={title}
      exit="escape-or-scrim"
      onExit={onClose}
      actions={
        <Button kind="primary" data-first-focus onClick={onClose}>
          {text('ok')}
        </Button>
      }
    >
      {answersMissing && (
        <p>
          <AboutRequiredMark sentence={text('fillAllMandatory')} />
        </p>
      )}
      <ul className={styles.questions}>
        {entries.map(({ target, subject, words, part }) => (
          <li key={`${target ?? ''} ${words}`}>
            <span className={styles.question}>{subject === '' ? words : subject}</span>
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
  const { text, size } = useI18n();
  const { loaded, total, pace } = sending;
  const share = total === 0 ? undefined : loaded / total;
  return (
    <Popup icon="sending" iconPlace="above" title={text('sendingForm')} exit="none" onExit={() => undefined}>
      <p role="status">{text(pace === 'slow' ? 'sendingSlow' : 'sendingWait')}</p>
      {share !== undefined && (
        <>
          <ProgressBar value={share} label={text('sendingProgress', { n: Math.floor(share * 100) })} />
          <p className={styles.bytes}>
            {size(loaded)} / {size(total)}
          </p>
        </>
      )}
    </Popup>
  );
}

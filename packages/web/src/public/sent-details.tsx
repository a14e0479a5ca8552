import { Button, CopyIcon, DownloadIcon, useScripted } from '@form-portal/ui';
import { useState } from 'react';
import { PortalText, useI18n } from '../shared/i18n/i18n-context.tsx';
import styles from './sent-details.module.css';
import type { SentReceipt } from '@form-portal/domain';
import type { ReactElement } from 'react';

/** The receipt of a submission: the reference, the time, the submission as a PDF. */
export function SentDetails({ sent }: { readonly sent: SentReceipt }): ReactElement {
  const { text, dateTime } = useI18n();
  const { reference, receivedAt, receiptUrl, attachmentCount } = sent;
  return (
    <>
      <p>
        <PortalText textKey="receiptText" />{' '}
        {attachmentCount > 0 && `${text('attachmentsSent', { n: attachmentCount })}.`}{' '}
        <PortalText textKey="saveReference" />
      </p>
      <ReferenceBox reference={reference} />
      <p className={styles.time}>
        <PortalText textKey="sentAt" />{' '}
        <time dateTime={receivedAt} suppressHydrationWarning>
          {dateTime(receivedAt)}
        </time>
      </p>
      {sent.confirmationTo !== undefined && (
        <p>
          <PortalText textKey="confirmationTo" params={{ address: sent.confirmationTo }} />
        </p>
      )}
      {receiptUrl !== '' && (
        <p className={styles.receipt}>
          <a href={receiptUrl} download>
            <DownloadIcon />
            <span>
              <PortalText textKey="downloadReceipt" />
            </span>
          </a>
        </p>
      )}
    </>
  );
}

/** The reference of a stored submission, with a button to copy it. */
export function ReferenceBox({ reference }: Pick<SentReceipt, 'reference'>): ReactElement {
  return (
    <div className={styles.reference}>
      <div>
        <p className={styles.label}>
          <PortalText textKey="reference" />
        </p>
        <p className={styles.code}>{reference}</p>
      </div>
      <CopyButton code={reference} />
    </div>
  );
}

/** Copies the reference; shown only where the browser lets pages copy. */
function CopyButton({ code }: { readonly code: string }): ReactElement | null {
  const { text } = useI18n();
  const [copied, setCopied] = useState(false);
  if (!useScripted() || !('clipboard' in navigator)) return null;

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(code);
      setCopied(true);
    } catch {
      // The visitor did not allow it; the code can still be selected.
    }
  }

  return (
    <>
      <Button kind="quiet" icon={<CopyIcon />} onClick={() => void copy()}>
        {text(copied ? 'copied' : 'copy')}
      </Button>
      <span role="status" className={styles.spoken}>
        {copied && text('copied')}
      </span>
    </>
  );
}

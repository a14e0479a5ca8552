import { Button } from '@form-portal/ui';
import { PortalText, useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { Popup } from '../../../shared/shell/popup.tsx';
import { SentDetails } from '../../sent-details.tsx';
import type { SentReceipt } from '@form-portal/domain';
import type { ReactElement } from 'react';

export interface SentPopupProps {
  readonly sent: SentReceipt;
  readonly onDone: () => void;
}

/** Says that the form has been sent: reference, time, receipt and OK (specification §4, Submission flow). */
export function SentPopup({ sent, onDone }: SentPopupProps): ReactElement {
  const { text } = useI18n();
  return (
    <Popup
      icon="success"
      iconPosition="above"
      title={text('formSent')}
      onExit={onDone}
      actions={
        <Button kind="primary" data-first-focus onClick={onDone}>
          <PortalText textKey="ok" />
        </Button>
      }
    >
      <SentDetails sent={sent} />
    </Popup>
  );
}

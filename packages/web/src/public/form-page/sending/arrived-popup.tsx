import { Button } from '@form-portal/ui';
import { PortalText, useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { Popup } from '../../../shared/shell/popup.tsx';
import { ArrivedText } from './arrived-text.tsx';
import type { ArrivedVersion } from '@form-portal/domain';
import type { ReactElement } from 'react';

export interface ArrivedPopupProps {
  readonly first: ArrivedVersion;
  readonly onSendCorrected: () => void;
  readonly onKeepEarlier: () => void;
  readonly onClose: () => void;
}

/** Says that an earlier version is stored and this one is not, and lets the visitor choose. Esc returns to the form without a decision. */
export function ArrivedPopup({
  first,
  onSendCorrected,
  onKeepEarlier,
  onClose,
}: ArrivedPopupProps): ReactElement {
  const { text } = useI18n();
  return (
    <Popup
      icon="info"
      role="alertdialog"
      title={text('arrivedTitle')}
      onExit={onClose}
      actions={
        <>
          <Button kind="primary" onClick={onSendCorrected}>
            <PortalText textKey="sendCorrected" />
          </Button>
          <Button onClick={onKeepEarlier}>
            <PortalText textKey="keepFirstVersion" />
          </Button>
        </>
      }
      safe={
        <Button onClick={onClose}>
          <PortalText textKey="backToForm" />
        </Button>
      }
    >
      <ArrivedText first={first} />
    </Popup>
  );
}

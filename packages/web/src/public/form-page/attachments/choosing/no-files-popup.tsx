import { Button } from '@form-portal/ui';
import { PortalText, useI18n } from '../../../../shared/i18n/i18n-context.tsx';
import { Popup } from '../../../../shared/shell/popup.tsx';
import type { ReactElement } from 'react';

/** Says that the form takes no attachments, after files were dropped on it (specification §5, Attachments). */
export function NoFilesPopup({ onClose }: { readonly onClose: () => void }): ReactElement {
  const { text } = useI18n();
  return (
    <Popup
      icon="error"
      title={text('error')}
      exit="escape-or-scrim"
      onExit={onClose}
      actions={
        <Button kind="primary" data-first-focus onClick={onClose}>
          <PortalText textKey="ok" />
        </Button>
      }
    >
      <p>
        <PortalText textKey="errorNoFileTypes" />
      </p>
    </Popup>
  );
}

import { Button } from '@form-portal/ui';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { Popup } from '../../../shared/shell/popup.tsx';
import { MappingCheck } from '../check/mapping-check.tsx';
import type { ReactElement } from 'react';

/** The mapping check as a dialog. */
export function CheckDialog({ onClose }: { readonly onClose: () => void }): ReactElement {
  const { text } = useI18n();
  return (
    <Popup
      icon="info"
      width="wide"
      title={text('admin.check')}
      exit="escape-or-scrim"
      onExit={onClose}
      actions={
        <Button kind="primary" onClick={onClose}>
          {text('close')}
        </Button>
      }
    >
      <MappingCheck onGo={onClose} />
    </Popup>
  );
}

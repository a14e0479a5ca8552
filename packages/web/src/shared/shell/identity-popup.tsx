import { Button } from '@form-portal/ui';
import { identityAttributes, identityPopupOrder, isFinnishCitizen } from '@form-portal/domain';
import { useI18n } from '../i18n/i18n-context.tsx';
import { Popup } from './popup.tsx';
import styles from './identity-popup.module.css';
import type { I18n } from '../i18n/i18n.ts';
import type { IdentityAttribute, IdentityValues } from '@form-portal/domain';
import type { ReactElement } from 'react';

export interface IdentityPopupProps {
  readonly values: IdentityValues;
  readonly onClose: () => void;
}

/** A value as it was received; citizenship is a number and is shown with its meaning (specification §3). */
function shownValue(attribute: IdentityAttribute, received: string, { text }: I18n): string {
  if (attribute !== 'finnishCitizenship') return received;
  return `${received} (${text(isFinnishCitizen(received) ? 'yes' : 'no')})`;
}

/** The identity attributes that identification provided, only those that are present (specification §3; specification D33). */
export function IdentityPopup({ values, onClose }: IdentityPopupProps): ReactElement {
  const i18n = useI18n();
  const { text } = i18n;
  const rows = identityPopupOrder.flatMap((attribute) => {
    const received = values[attribute];
    return received === undefined ? [] : [{ attribute, value: shownValue(attribute, received, i18n) }];
  });
  return (
    <Popup
      icon="suomifi"
      title={text('suomifiPopupTitle')}
      width="wide"
      exit="escape-or-scrim"
      onExit={onClose}
      actions={
        <Button kind="primary" onClick={onClose}>
          {text('ok')}
        </Button>
      }
    >
      <dl className={styles.rows}>
        {rows.map(({ attribute, value }) => (
          <div key={attribute}>
            <dt>{text(identityAttributes[attribute].labelKey)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Popup>
  );
}

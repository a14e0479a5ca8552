import { Button } from '@form-portal/ui';
import { displayIdentityValue, identityAttributes, identityDisplayOrder } from '@form-portal/domain';
import { PortalText, useI18n } from '../../i18n/i18n-context.tsx';
import { Popup } from '../popup.tsx';
import styles from './identity-popup.module.css';
import type { IdentityAttribute, IdentityValues } from '@form-portal/domain';
import type { ReactElement } from 'react';

export interface IdentityPopupProps {
  readonly values: IdentityValues;
  /** The attributes that are stored with the open form; empty on other pages. */
  readonly stored: readonly IdentityAttribute[];
  readonly onClose: () => void;
}

/** The identity attributes that identification provided, only those that are present (specification §3). */
export function IdentityPopup({ values, stored, onClose }: IdentityPopupProps): ReactElement {
  const i18n = useI18n();
  const { text } = i18n;
  const rows = identityDisplayOrder.flatMap((attribute) => {
    const received = values[attribute];
    return received === undefined
      ? []
      : [{ attribute, value: displayIdentityValue(attribute, received, i18n) }];
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
          <PortalText textKey="ok" />
        </Button>
      }
    >
      <dl className={styles.rows}>
        {rows.map(({ attribute, value }) => (
          <div key={attribute}>
            <dt>{text(identityAttributes[attribute].labelKey)}</dt>
            <dd>
              {value}
              {stored.includes(attribute) && (
                <p className={styles.stored}>
                  <PortalText textKey="attributeStored" />
                </p>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Popup>
  );
}

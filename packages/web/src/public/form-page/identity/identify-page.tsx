import { identityAttributes, identityDisplayOrder, storedAttributes } from '@form-portal/domain';
import { Button, ButtonLink, Notice, ShieldCheckIcon } from '@form-portal/ui';
import { useId } from 'react';
import { identifyAddress } from '../../../shared/identify-address.ts';
import { Localized, PortalText, useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { SignOutButton } from '../../../shared/shell/user/sign-out-button.tsx';
import { usePageTitle } from '../../../shared/shell/page-title.ts';
import { useSite } from '../../../shared/shell/site-context.tsx';
import styles from './identify-page.module.css';
import column from '../../../shared/shell/page-column.module.css';
import type { IdentityAttribute, SavedForm } from '@form-portal/domain';
import type { ReactElement } from 'react';

/**
 * A form that requires identification, before the visitor has identified: the title and the way to identification. Somebody who is
 * signed in another way must sign out first (specification §2, Public form page).
 */
export function IdentifyPage({ form }: { readonly form: SavedForm }): ReactElement {
  const { textOf } = useI18n();
  const { user, settings } = useSite();
  const stored = storedAttributes(settings.suomifi, form.identity);
  const noticeId = useId();
  usePageTitle(textOf(form.name));
  const signedIn = user !== null && user.type !== 'saml';
  const icon = <ShieldCheckIcon />;
  return (
    <div className={column.narrow}>
      <h1>
        <Localized text={form.name} isHeading />
      </h1>
      <p className={column.lede}>
        <PortalText textKey="authNeeded" />
      </p>
      {stored.length > 0 && <Stored attributes={stored} />}
      {signedIn && (
        <Notice kind="warn" role="status" id={noticeId} className={styles.notice}>
          <p>
            <PortalText textKey="vaultUserMustLogout" />
          </p>
          <SignOutButton className={styles.logout} />
        </Notice>
      )}
      <div className={styles.actions}>
        {signedIn ? (
          <Button kind="primary" icon={icon} aria-disabled="true" aria-describedby={noticeId}>
            <PortalText textKey="authenticate" />
          </Button>
        ) : (
          <ButtonLink kind="primary" icon={icon} href={identifyAddress(`/form/${form.guid}`)}>
            <PortalText textKey="authenticate" />
          </ButtonLink>
        )}
        <span className={styles.leaving}>
          <PortalText textKey="authLeaving" />
        </span>
      </div>
    </div>
  );
}

/** The attributes that identification adds to the form. */
function Stored({ attributes }: { readonly attributes: readonly IdentityAttribute[] }): ReactElement {
  const { text } = useI18n();
  return (
    <Notice kind="info" className={styles.notice}>
      <p className={styles.fetched}>
        <PortalText textKey="authAttributes" />
      </p>
      <ul>
        {identityDisplayOrder
          .filter((attribute) => attributes.includes(attribute))
          .map((attribute) => (
            <li key={attribute}>{text(identityAttributes[attribute].labelKey)}</li>
          ))}
      </ul>
    </Notice>
  );
}

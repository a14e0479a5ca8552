import { Button, ButtonLink } from '@form-portal/ui';
import { identifyAddress } from '../identify-address.ts';
import { PortalText, useI18n } from '../i18n/i18n-context.tsx';
import { leaveWithoutAsking } from '../shell/leaving/leave-attempts.ts';
import { Popup } from '../shell/popup.tsx';
import { useSite } from '../shell/site-context.tsx';
import type { ReactElement, ReactNode } from 'react';

/**
 * Covers a page that belongs to another person than the session's: that person sees nothing of it, and its owner continues where they were
 * after identifying again (specification D39). `children`: a further button.
 */
export function OtherPersonPopup({ children }: { readonly children?: ReactNode }): ReactElement {
  const { text } = useI18n();
  const { path } = useSite();
  return (
    <Popup
      icon="info"
      role="alertdialog"
      title={text('otherPerson')}
      behind="hidden"
      exit="none"
      onExit={() => undefined}
      actions={
        <>
          <ButtonLink
            kind="primary"
            data-first-focus
            href={identifyAddress(path)}
            target="_blank"
            rel="noopener"
          >
            <PortalText textKey="identifyAgain" /> <PortalText textKey="opensInNewTab" />
          </ButtonLink>
          {children}
          <Button onClick={() => leaveWithoutAsking(path)}>
            <PortalText textKey="startAgain" />
          </Button>
        </>
      }
    >
      <p>
        <PortalText textKey="otherPersonHelp" />
      </p>
      <p>
        <PortalText textKey="otherPersonWays" />
      </p>
    </Popup>
  );
}

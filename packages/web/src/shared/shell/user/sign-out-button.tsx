import { LogOutIcon } from '@form-portal/ui';
import { PortalText } from '../../i18n/i18n-context.tsx';
import { clearTab } from './clear-tab.ts';
import type { FormEvent, ReactElement } from 'react';

async function endSession(): Promise<void> {
  clearTab();
  const response = await fetch('/api/session', { method: 'DELETE' });
  if (!response.ok) throw new Error(`the session could not be ended: ${response.status}`);
  location.assign('/logout');
}

/** Signs a vault or cloud user out; without script the form is posted to the logout page. */
export function SignOutButton({ className }: { readonly className?: string | undefined }): ReactElement {
  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    // When the call fails, the form is posted without script, so that the visitor sees the server's response.
    endSession().catch(() => form.submit());
  }

  return (
    <form method="post" action="/logout" onSubmit={onSubmit}>
      <button type="submit" className={className}>
        <LogOutIcon />
        <PortalText textKey="logout" />
      </button>
    </form>
  );
}

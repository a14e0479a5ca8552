import { Notice } from '@form-portal/ui';
import { createContext, use, type ReactElement } from 'react';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { memberMessage, refusalMessages } from './refusal-messages.ts';
import type { SaveFailure } from '../../unsaved-changes/unsaved-changes.ts';

/** Why the vault refused the last save, for the controls; null: it did not. */
export const RefusalContext = createContext<SaveFailure | null>(null);

/** The error message of a member (`Name`, `Translations.3`) or of an item of it (`Items[1]`); undefined: none. */
export function useMemberError(path: string): string | undefined {
  const { text } = useI18n();
  return memberMessage(use(RefusalContext)?.problems ?? [], path, text);
}

/** The error messages that no control shows, one per line; nothing when there are none. */
export function RefusalNote({ failure }: { readonly failure: SaveFailure | null }): ReactElement | null {
  const { text } = useI18n();
  const messages = failure === null ? [] : refusalMessages(failure, text);
  if (messages.length === 0) return null;
  return (
    <Notice kind="danger" role="alert">
      {messages.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Notice>
  );
}

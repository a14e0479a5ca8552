import { useCallback } from 'react';
import { UnsavedGuard } from '../../shell/unsaved-guard.tsx';
import { useEditorStore } from '../editor-context.tsx';
import { useLeaving } from '../frame/leaving.ts';
import { forget } from './kept-work-place.ts';
import type { Hold } from './hold.ts';
import type { ReactElement } from 'react';

export interface EditorLeaveGuardProps {
  readonly hold: Hold;
}

/** Asks before the form is left unsaved; its own tabs, and the address it got with its first save, are still the form. */
export function EditorLeaveGuard({ hold }: EditorLeaveGuardProps): ReactElement {
  const store = useEditorStore();
  const isSameForm = useCallback(
    (path: string) => path.split('/')[3] === (store.state().baseline.guid ?? 'new'),
    [store],
  );
  const { signIn } = useLeaving();
  function leave(): void {
    forget(store.state(), store.env());
    hold.release();
  }
  return <UnsavedGuard isHeld={hold.isHeld} signIn={signIn} isInside={isSameForm} onLeave={leave} />;
}

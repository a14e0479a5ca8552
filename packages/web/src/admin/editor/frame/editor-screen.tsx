import { classNames } from '@form-portal/ui';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { signInAfterEnd } from '../../../shared/session/sign-in-again.ts';
import { Canvas } from '../canvas/canvas.tsx';
import { EditorBar } from '../bar/editor-bar.tsx';
import { useEditor, useEditorStore } from '../editor-context.tsx';
import { ConflictDialog } from '../saving/conflict-dialog.tsx';
import { EditorLeaveGuard } from '../saving/editor-leave-guard.tsx';
import { createHold, type Hold } from '../saving/hold.ts';
import { forget, keep } from '../saving/kept-work-place.ts';
import { KeptNote } from '../saving/kept-note.tsx';
import { SaveNote } from '../saving/save-note.tsx';
import { useKeptWork } from '../saving/use-kept-work.ts';
import { useSaving } from '../saving/use-saving.ts';
import { SettingsTab } from '../settings-tab/settings-tab.tsx';
import { EditorFrame } from './editor-frame.tsx';
import { EditorRail } from './editor-rail.tsx';
import { EditorDialogs } from '../dialogs/editor-dialogs.tsx';
import { FormName } from './form-name.tsx';
import { LeavingContext, type Leaving } from './leaving.ts';
import { PanelSheet } from './panel-sheet.tsx';
import { useRegionTurns } from './regions.ts';
import { addressOf, useTabOfAddress } from './tab-address.ts';
import { TextsView } from './texts-view.tsx';
import { UndoOffer } from './undo-offer.tsx';
import { useShortcuts } from './use-shortcuts.ts';
import styles from './editor-frame.module.css';
import type { OpenedInstead } from '../model/kept-work.ts';
import type { EditorStore } from '../editor-store.ts';
import type { ReactElement, RefObject } from 'react';

export interface EditorScreenProps {
  /** What the editor would have opened with, had the browser kept no work; null: it opened with that. */
  readonly kept: OpenedInstead | null;
  readonly onNamed: (guid: string) => void;
}

/** The open form: bars, rail, and the tab that is shown. */
export function EditorScreen({ kept, onNamed }: EditorScreenProps): ReactElement {
  const navigate = useNavigate();
  const store = useEditorStore();
  const [hold] = useState(() => createHold(store));
  const tab = useEditor((state) => state.tab);
  const view = useEditor(({ window }) => window.shows);
  const main = useTopOf(tab === 'settings' ? tab : view);
  const leaving = useMemo(() => leavingOf(store, hold), [store, hold]);
  useSaving({
    onNamed: (guid) => {
      onNamed(guid);
      void navigate(addressOf(guid, tab), { replace: true });
    },
    onSignedOut: leaving.signIn,
  });
  useKeptWork(hold);
  useTabOfAddress();
  useShortcuts();
  useRegionTurns();
  return (
    <LeavingContext value={leaving}>
      <EditorFrame heading={<FormName />} bar={<EditorBar />}>
        <div className={styles.body}>
          <EditorRail />
          <main
            id="main"
            ref={main}
            tabIndex={-1}
            className={classNames(styles.main, tab === 'settings' && styles.settings)}
          >
            <div className={styles.notes}>
              <SaveNote />
              {kept !== null && <KeptNote instead={kept} />}
            </div>
            {tab === 'settings' && <SettingsTab />}
            {tab === 'edit' && view === 'form' && <Canvas />}
            {tab === 'edit' && view === 'texts' && <TextsView />}
          </main>
          {tab === 'edit' && view === 'form' && <PanelSheet />}
        </div>
        <ConflictDialog />
        <EditorDialogs />
        <UndoOffer />
        <EditorLeaveGuard hold={hold} />
      </EditorFrame>
    </LeavingContext>
  );
}

/** Each of what one place shows in turn begins at its top. */
function useTopOf(shown: 'form' | 'texts' | 'settings'): RefObject<HTMLElement | null> {
  const place = useRef<HTMLElement>(null);
  const last = useRef(shown);
  useLayoutEffect(() => {
    if (last.current !== shown && place.current !== null) place.current.scrollTop = 0;
    last.current = shown;
  }, [shown]);
  return place;
}

/** The ways out of this editor that do not ask. Work that the browser has no room for stays on the screen. */
function leavingOf(store: EditorStore, hold: Hold): Leaving {
  return {
    release: () => {
      hold.release();
      forget(store.state(), store.env());
    },
    signIn: () => {
      if (!keep(store.state(), store.env())) return;
      hold.release();
      location.assign(signInAfterEnd(`${location.pathname}${location.search}`));
    },
  };
}

import { classNames } from '@form-portal/ui';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router';
import { Canvas } from '../canvas/canvas.tsx';
import { TrialCanvas } from '../trial/trial-canvas.tsx';
import { EditorBar } from '../bar/editor-bar.tsx';
import { useEditor, useEditorStore } from '../editor-context.tsx';
import { ConflictDialog } from '../saving/conflict-dialog.tsx';
import { hasUnsavedWork, isFormShown } from '../model/editor-state.ts';
import { hasPolicyChanges } from '../model/saving/policy-changes.ts';
import { PageList } from '../pages/page-list.tsx';
import { PageSelect } from '../pages/page-select.tsx';
import { EditorLeaveDialog } from '../saving/editor-leave-dialog.tsx';
import { forgetKeptForm, keepForm } from '../saving/kept-form.ts';
import { KeptNote } from '../saving/kept-note.tsx';
import { SaveNote } from '../saving/save-note.tsx';
import { useFormAutosave } from '../saving/use-form-autosave.ts';
import { useFormSaves } from '../saving/use-form-saves.ts';
import { LogicOverview } from '../logic-overview/logic-overview.tsx';
import { SettingsTab } from '../settings-tab/settings-tab.tsx';
import { EditorFrame } from './editor-frame.tsx';
import { EditorRail } from './editor-rail.tsx';
import { EditorDialogs } from '../dialogs/editor-dialogs.tsx';
import { FormName } from './form-name.tsx';
import { EditorExitsContext, type EditorExits } from './editor-exits.ts';
import { PanelSheet } from './panel-sheet.tsx';
import { useRegionRequests } from './use-region-requests.ts';
import { addressOf, useTabAddress } from './use-tab-address.ts';
import { TextsView } from './texts-view.tsx';
import { UndoOffer } from './undo-offer.tsx';
import { VersionsView } from '../versions/versions-view.tsx';
import { useShortcuts } from './use-shortcuts.ts';
import { useLeaveGuard, type LeaveControl } from '../../unsaved-changes/leave-guard.ts';
import styles from './editor-frame.module.css';
import type { OriginalForm } from '../model/saving/kept-work.ts';
import type { EditorTab } from '../model/editor-state.ts';
import type { WindowView } from '../model/view/window-view.ts';
import type { EditorStore } from '../editor-store.ts';
import type { ReactElement, RefObject } from 'react';

export interface EditorScreenProps {
  /** What the editor would have opened with, had there been no kept work; null: there was none. */
  readonly original: OriginalForm | null;
  /** Called when a new form gets its GUID. */
  readonly onNamed: (guid: string) => void;
}

/** The editor of an open form: bars, rail and the current tab. */
export function EditorScreen({ original, onNamed }: EditorScreenProps): ReactElement {
  const navigate = useNavigate();
  const store = useEditorStore();
  const guard = useLeaveGuard(
    () => hasUnsavedWork(store.state()),
    // Only the form can be kept: its policies remain on the screen.
    () => keepForm(store.state(), store.env()) && !hasPolicyChanges(store.state().window.policies),
  );
  const tab = useEditor((state) => state.tab);
  const view = useEditor(({ window }) => window.view);
  const isTrialOn = useEditor(({ window }) => window.trial.isOn);
  const hasForm = useEditor(isFormShown);
  const main = useScrollToTop(tab === 'edit' ? view : tab);
  const exits = useMemo(() => exitsOf(store, guard), [store, guard]);
  useFormSaves({
    onNamed: (guid) => {
      onNamed(guid);
      void navigate(addressOf(guid, tab), { replace: true });
    },
    onSignedOut: exits.signIn,
  });
  useFormAutosave(guard);
  useTabAddress();
  useShortcuts();
  useRegionRequests();
  return (
    <EditorExitsContext value={exits}>
      <EditorFrame heading={<FormName />} bar={<EditorBar />}>
        <div className={styles.body}>
          <EditorRail />
          {hasForm && <PageList />}
          <main
            id="main"
            ref={main}
            tabIndex={-1}
            className={classNames(styles.main, tab !== 'edit' && styles.settings)}
          >
            <div className={styles.notes}>
              <SaveNote />
              {original !== null && <KeptNote original={original} />}
            </div>
            {hasForm && <PageSelect />}
            {tab === 'logic' && <LogicOverview />}
            {tab === 'settings' && <SettingsTab />}
            {hasForm && (isTrialOn ? <TrialCanvas /> : <Canvas />)}
            {tab === 'edit' && view === 'texts' && <TextsView />}
            {tab === 'edit' && view === 'versions' && <VersionsView />}
          </main>
          {hasForm && <PanelSheet />}
        </div>
        <ConflictDialog />
        <EditorDialogs />
        <UndoOffer />
        <EditorLeaveDialog guard={guard} />
      </EditorFrame>
    </EditorExitsContext>
  );
}

/** Scrolls to the top when another view is shown. */
function useScrollToTop(shown: WindowView['view'] | EditorTab): RefObject<HTMLElement | null> {
  const container = useRef<HTMLElement>(null);
  const last = useRef(shown);
  useLayoutEffect(() => {
    if (last.current !== shown && container.current !== null) container.current.scrollTop = 0;
    last.current = shown;
  }, [shown]);
  return container;
}

function exitsOf(store: EditorStore, guard: LeaveControl): EditorExits {
  return {
    release: () => {
      guard.release();
      forgetKeptForm(store.state(), store.env());
    },
    signIn: guard.signIn,
  };
}

import { useEffect, useRef } from 'react';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { useEditor, useEditorStore, useRun } from '../editor-context.tsx';
import { tryOut } from '../model/commands/window/trial.ts';
import { mainElement } from '../../shell/focus/use-fallback-focus.ts';
import styles from './trial-switch.module.css';
import type { ReactElement } from 'react';

/** Turns the canvas into the live form and back. Gets the focus when the trial ends, unless the editor goes elsewhere. */
export function TrialSwitch(): ReactElement {
  const { text } = useI18n();
  const run = useRun();
  const store = useEditorStore();
  const isOn = useEditor(({ window }) => window.trial.isOn);
  const button = useRef<HTMLButtonElement>(null);
  const wasOn = useRef(isOn);
  useEffect(() => {
    const { tab } = store.state();
    if (wasOn.current && !isOn && tab === 'edit' && store.pendingFocus() === null) {
      const isVisible = (button.current?.getClientRects().length ?? 0) > 0;
      (isVisible ? button.current : mainElement())?.focus();
    }
    wasOn.current = isOn;
  }, [isOn, store]);
  return (
    <button
      ref={button}
      type="button"
      role="switch"
      aria-checked={isOn}
      className={styles.switch}
      onClick={() => run(tryOut.run)}
    >
      <span className={styles.track} aria-hidden="true" />
      {text('admin.trial.try')}
    </button>
  );
}

import { PlayIcon, useRootClass } from '@form-portal/ui';
import { useEffect, useRef } from 'react';
import { I18nContext, Localized, useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { Markdown } from '../../../shared/markdown/markdown.tsx';
import { findBlock } from '../canvas/blocks/block-elements.ts';
import { AdminLanguageContext } from '../canvas/admin-language.tsx';
import { useFormLanguage } from '../canvas/use-form-language.ts';
import { ComputedAnnouncer } from '../../../shared/form-fields/computed-announcer.tsx';
import { useEditor, useEditorStore, useRun } from '../editor-context.tsx';
import { clearTrialCommand, endTrialCommand } from '../model/commands/window/trial.ts';
import { useTrial } from './use-trial.ts';
import { TrialFields } from './trial-fields.tsx';
import canvasStyles from '../canvas/canvas.module.css';
import styles from './trial.module.css';
import type { ReactElement, RefObject } from 'react';

/** The form, live, in place of the canvas: its rules apply to what is typed, and nothing is saved (docs/design.md#try-it). */
export function TrialCanvas(): ReactElement {
  const i18n = useI18n();
  const formI18n = useFormLanguage();
  const form = useEditor((state) => state.form);
  const trial = useTrial();
  const root = useRef<HTMLDivElement>(null);
  useScrollToSelected(root);
  return (
    <AdminLanguageContext value={i18n}>
      <div ref={root} className={styles.trial} data-editor-region="canvas">
        <Strip />
        <div className={canvasStyles.canvas}>
          <div className={canvasStyles.sheet} lang={formI18n.languageTag}>
            <I18nContext value={formI18n}>
              <p className={styles.title}>
                <Localized text={form.name} />
              </p>
              <Markdown text={form.description} />
              <TrialFields trial={trial} />
              <ComputedAnnouncer answers={trial.resolution.answers} />
            </I18nContext>
          </div>
        </div>
      </div>
    </AdminLanguageContext>
  );
}

/** Scrolls to the element that is selected when the trial begins; a field in a group that is not shown has no place of its own. */
function useScrollToSelected(root: RefObject<HTMLElement | null>): void {
  const store = useEditorStore();
  useEffect(() => {
    const { selection } = store.state();
    if (root.current === null || selection.kind === 'nothing') return;
    findBlock(root.current, selection.guid)?.scrollIntoView();
  }, [store, root]);
}

/** Says that the form is only tried, and ends it. */
function Strip(): ReactElement {
  const { text } = useI18n();
  useRootClass(styles.withStrip);
  const run = useRun();
  return (
    <div className={styles.strip}>
      <PlayIcon />
      <p className={styles.about}>
        <b>{text('admin.trial.on')}</b> {text('admin.trial.nothingSaved')}
      </p>
      <div className={styles.buttons}>
        <button type="button" className={styles.button} onClick={() => run(clearTrialCommand)}>
          {text('admin.trial.clear')}
        </button>
        <button type="button" className={styles.button} onClick={() => run(endTrialCommand)}>
          {text('admin.trial.end')}
        </button>
      </div>
    </div>
  );
}

import { CheckIcon, Chip, EyeOffIcon, classNames } from '@form-portal/ui';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { publishingState, stateChips } from '../../form-state.ts';
import { savedMoment } from '../../moment.ts';
import { useMomentStyle } from '../../use-moment-style.ts';
import { useEditor } from '../editor-context.tsx';
import { isDirty } from '../model/editor-state.ts';
import styles from './editor-bar.module.css';
import type { ReactElement } from 'react';

/** Whether visitors see the form, and whether it is saved. */
export function SaveStatus(): ReactElement {
  const { text } = useI18n();
  const state = useEditor(({ form, baseline }) => (baseline.guid === null ? 'new' : publishingState(form)));
  const { textKey, kind } = stateChips[state];
  return (
    <>
      <Chip kind={kind} {...(state === 'hidden' ? { icon: <EyeOffIcon size={16} /> } : {})}>
        {text(textKey)}
      </Chip>
      <SavedText />
    </>
  );
}

function SavedText(): ReactElement {
  const { text } = useI18n();
  const moments = useMomentStyle();
  const saving = useEditor(({ save }) => save.phase === 'saving');
  const dirty = useEditor(isDirty);
  const savedAt = useEditor(({ baseline }) => baseline.updatedAt);
  if (saving) return <span className={styles.saved}>{text('admin.save.saving')}</span>;
  if (dirty) {
    return <span className={classNames(styles.saved, styles.unsaved)}>{text('admin.save.unsaved')}</span>;
  }
  if (savedAt === null) return <span className={styles.saved}>{text('admin.save.nothing')}</span>;
  return (
    <span className={styles.saved}>
      <CheckIcon size={16} />
      {text('admin.save.saved', { at: savedMoment(savedAt, new Date(), moments) })}
    </span>
  );
}

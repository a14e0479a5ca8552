import { CheckIcon, Chip, CircleAlertIcon, EyeOffIcon, classNames } from '@form-portal/ui';
import { useDeferredValue } from 'react';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { publishingState, stateChips } from '../../form-state.ts';
import { savedMoment } from '../../moment.ts';
import { useMomentStyle } from '../../use-moment-style.ts';
import { useFindingsOf } from '../check/use-findings.ts';
import { useEditor } from '../editor-context.tsx';
import { isFormDirty } from '../model/editor-state.ts';
import { hasUnpublishedChanges } from '../model/saving/stored-versions.ts';
import styles from './editor-bar.module.css';
import type { Form } from '@form-portal/domain';
import type { ReactElement } from 'react';

/** What visitors get, and whether everything is saved and published. */
export function SaveStatus(): ReactElement {
  return (
    <>
      <StateChip />
      <SavedText />
    </>
  );
}

function StateChip(): ReactElement {
  const { text } = useI18n();
  const { published, draft } = useEditor(({ versions }) => versions);
  if (published === null)
    return <Chip>{text(draft === null ? 'admin.state.new' : 'admin.state.draft')}</Chip>;
  const state = publishingState(published);
  if (state === 'published') return <PublishedChip published={published} />;
  const { textKey, kind } = stateChips[state];
  return (
    <Chip kind={kind} {...(state === 'hidden' ? { icon: <EyeOffIcon size={16} /> } : {})}>
      {text(textKey)}
    </Chip>
  );
}

/** Checks the published form once the editor is rendered: its errors turn the chip red. */
function PublishedChip({ published }: { readonly published: Form }): ReactElement {
  const { text } = useI18n();
  const isDue = useDeferredValue(true, false);
  const versionChip = (
    <Chip kind="ok">{text('admin.state.publishedVersion', { n: published.revision })}</Chip>
  );
  return isDue ? <CheckedChip published={published}>{versionChip}</CheckedChip> : versionChip;
}

interface CheckedChipProps {
  readonly published: Form;
  /** The chip of a form without errors. */
  readonly children: ReactElement;
}

function CheckedChip({ published, children }: CheckedChipProps): ReactElement {
  const { text } = useI18n();
  const errors = useFindingsOf(published).filter(({ severity }) => severity === 'error').length;
  if (errors === 0) return children;
  return (
    <Chip kind="danger" icon={<CircleAlertIcon size={16} />}>
      {text('admin.state.publishedErrors', { n: errors })}
    </Chip>
  );
}

function SavedText(): ReactElement {
  const { text } = useI18n();
  const momentStyle = useMomentStyle();
  const isSaving = useEditor(({ save }) => save.phase === 'saving');
  const isDirty = useEditor(isFormDirty);
  const isUnpublished = useEditor(
    ({ form, versions }) => versions.published !== null && hasUnpublishedChanges(form, versions),
  );
  const savedAt = useEditor(({ baseline }) => baseline.updatedAt);
  if (isSaving) return <span className={styles.saved}>{text('admin.save.saving')}</span>;
  if (isDirty || isUnpublished) {
    return (
      <span className={classNames(styles.saved, styles.unsaved)}>
        {text(isDirty ? 'admin.save.unsaved' : 'admin.unpublished')}
      </span>
    );
  }
  if (savedAt === null) return <span className={styles.saved}>{text('admin.save.nothing')}</span>;
  return (
    <span className={styles.saved}>
      <CheckIcon size={16} />
      {text('admin.save.saved', { at: savedMoment(savedAt, new Date(), momentStyle) })}
    </span>
  );
}

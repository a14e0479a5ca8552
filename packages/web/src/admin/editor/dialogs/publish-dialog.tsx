import { Button, Checkbox, Dialog, SaveIcon, XIcon } from '@form-portal/ui';
import { useId, useState } from 'react';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { FindingList } from '../check/finding-list.tsx';
import { WithoutVault } from '../check/without-vault.tsx';
import { useEditor, useRun } from '../editor-context.tsx';
import { publishCommand, saveCommand } from '../model/saving/save.ts';
import type { SaveTarget } from '../model/saving/stored-versions.ts';
import { BlockingProblems } from './blocking-problems.tsx';
import { ComparedWith } from './compared-with.tsx';
import { PublishChoices } from './publish-choices.tsx';
import { usePublishing, type PublishingOutcome } from './use-publishing.ts';
import styles from './publish-dialog.module.css';
import type { ReactElement } from 'react';

export interface PublishDialogProps {
  readonly onClose: () => void;
}

/**
 * Saves the draft or publishes the form (docs/design.md#publishing). What blocks publishing leaves only the draft; errors of the mapping
 * check have to be confirmed.
 */
export function PublishDialog({ onClose }: PublishDialogProps): ReactElement {
  const { text } = useI18n();
  const run = useRun();
  const id = useId();
  const publishing = usePublishing();
  const { isChecked, problems, blocking, errors, warnings } = publishing;
  const isBlocked = problems.length + blocking.length > 0;
  const isFit = isChecked && !isBlocked && errors.length === 0;
  const [chosen, setChosen] = useState<SaveTarget>(isFit ? 'published' : 'draft');
  const [isConfirmed, setConfirmed] = useState(false);
  const target = isBlocked ? 'draft' : chosen;
  const mustConfirm = target === 'published' && errors.length > 0 && !isConfirmed;

  function finish(): void {
    if (mustConfirm) return;
    // The dialog must close first, because it returns the focus when it closes.
    onClose();
    run(target === 'draft' ? saveCommand : publishCommand);
  }
  return (
    <Dialog labelledBy={`${id}-title`} width="wider" exit="escape" onExit={onClose}>
      <Head id={id} publishing={publishing} onClose={onClose} />
      <PublishChoices publishing={publishing} target={target} onChoose={setChosen} />
      {!isChecked && (
        <div className={styles.part}>
          <WithoutVault />
        </div>
      )}
      {isBlocked && <BlockingProblems problems={problems} findings={blocking} onGo={onClose} />}
      {errors.length > 0 && (
        <section className={styles.part}>
          <h3>{text('admin.publish.errors')}</h3>
          <FindingList findings={errors} onGo={onClose} />
          {target === 'published' && (
            <Checkbox
              label={text('admin.publish.inSpite', { n: errors.length })}
              state={isConfirmed ? 'checked' : 'unchecked'}
              onChange={(state) => setConfirmed(state === 'checked')}
            />
          )}
        </section>
      )}
      {warnings.length > 0 && (
        <section className={styles.part}>
          <h3>{text('admin.publish.warnings')}</h3>
          <FindingList findings={warnings} onGo={onClose} />
        </section>
      )}
      {publishing.published !== null && <ComparedWith published={publishing.published} onGo={onClose} />}
      <Actions
        publishing={publishing}
        target={target}
        mustConfirm={mustConfirm}
        onCancel={onClose}
        onDo={finish}
      />
    </Dialog>
  );
}

interface HeadProps extends PublishDialogProps {
  readonly id: string;
  readonly publishing: PublishingOutcome;
}

function Head({ id, publishing: { published, isOpen }, onClose }: HeadProps): ReactElement {
  const { text, find } = useI18n();
  const form = useEditor((state) => state.form);
  const name = find(form.name).text.trim() || text('admin.unnamedForm');
  const publishedKey = isOpen ? 'admin.publish.live' : 'admin.publish.offline';
  const stateKey = published === null ? 'admin.publish.never' : publishedKey;
  return (
    <div className={styles.head}>
      <div>
        <h2 id={`${id}-title`} tabIndex={-1}>
          {text('admin.publish.title')}
        </h2>
        <p>{text(stateKey, { name, n: published?.revision ?? 0 })}</p>
      </div>
      <button type="button" className={styles.close} aria-label={text('close')} onClick={onClose}>
        <XIcon />
      </button>
    </div>
  );
}

interface ActionsProps {
  readonly publishing: PublishingOutcome;
  readonly target: SaveTarget;
  readonly mustConfirm: boolean;
  readonly onCancel: () => void;
  readonly onDo: () => void;
}

/** The primary button repeats the choice. */
function Actions({ publishing: { next }, target, mustConfirm, onCancel, onDo }: ActionsProps): ReactElement {
  const { text } = useI18n();
  const id = useId();
  return (
    <div className={styles.actions}>
      {mustConfirm && (
        <p id={`${id}-why`} className={styles.why}>
          {text('admin.publish.tickFirst')}
        </p>
      )}
      <Button
        kind="primary"
        data-first-focus
        icon={target === 'draft' ? <SaveIcon /> : undefined}
        aria-disabled={mustConfirm || undefined}
        aria-describedby={mustConfirm ? `${id}-why` : undefined}
        onClick={onDo}
      >
        {target === 'draft' ? text('admin.command.saveDraft') : text('admin.publish.version', { n: next })}
      </Button>
      <Button onClick={onCancel}>{text('cancel')}</Button>
    </div>
  );
}

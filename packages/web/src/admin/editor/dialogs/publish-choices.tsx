import { classNames } from '@form-portal/ui';
import { useId } from 'react';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import type { SaveTarget } from '../model/saving/stored-versions.ts';
import type { PublishingOutcome } from './use-publishing.ts';
import styles from './publish-dialog.module.css';
import type { TextKey } from '@form-portal/domain';
import type { ReactElement } from 'react';

export interface PublishChoicesProps {
  readonly publishing: PublishingOutcome;
  readonly target: SaveTarget;
  readonly onChoose: (target: SaveTarget) => void;
}

/** Saving the draft and publishing as radio buttons, each with its effect on visitors. */
export function PublishChoices({ publishing, target, onChoose }: PublishChoicesProps): ReactElement {
  const { text } = useI18n();
  const { published, isOpen, next, problems, blocking } = publishing;
  const n = problems.length + blocking.length;
  const isBlocked = n > 0;
  const effect = text(effectKeys[effectOf(publishing)]);
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>{text('admin.publish.title')}</legend>
      <Choice
        label={text('admin.command.saveDraft')}
        hint={
          isOpen
            ? text('admin.publish.draftLive', { n: published?.revision ?? 0 })
            : text('admin.publish.draftHidden')
        }
        isChosen={target === 'draft'}
        isAvailable
        onChoose={() => onChoose('draft')}
      />
      <Choice
        label={text('admin.publish.version', { n: next })}
        hint={isBlocked ? `${effect} ${text('admin.publish.notYet', { n })}` : effect}
        isChosen={target === 'published'}
        isAvailable={!isBlocked}
        onChoose={() => onChoose('published')}
      />
    </fieldset>
  );
}

/** What publishing does to what visitors get. */
const effectKeys = {
  opens: 'admin.publish.opens',
  'at-once': 'admin.publish.atOnce',
  closes: 'admin.publish.closes',
} as const satisfies Readonly<Record<string, TextKey>>;

function effectOf({ isOpen, staysOpen }: PublishingOutcome): keyof typeof effectKeys {
  if (!isOpen) return 'opens';
  return staysOpen ? 'at-once' : 'closes';
}

interface ChoiceProps {
  readonly label: string;
  readonly hint: string;
  readonly isChosen: boolean;
  readonly isAvailable: boolean;
  readonly onChoose: () => void;
}

function Choice({ label, hint, isChosen, isAvailable, onChoose }: ChoiceProps): ReactElement {
  const id = useId();
  return (
    <div className={classNames(styles.option, isChosen && styles.chosen, !isAvailable && styles.unavailable)}>
      <input
        type="radio"
        name="publish-target"
        id={id}
        className={styles.radio}
        checked={isChosen}
        aria-describedby={`${id}-hint`}
        aria-disabled={!isAvailable || undefined}
        onChange={() => {
          if (isAvailable) onChoose();
        }}
      />
      <div>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      </div>
    </div>
  );
}

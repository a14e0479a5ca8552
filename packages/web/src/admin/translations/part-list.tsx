import { textParts } from '@form-portal/domain';
import { CheckIcon, ProgressBar, Select, VisuallyHidden } from '@form-portal/ui';
import { useI18n } from '../../shared/i18n/i18n-context.tsx';
import styles from './part-list.module.css';
import { audienceProgress, type Progress } from './text-list.ts';
import type { TextAudience, TextPart, Translate } from '@form-portal/domain';
import type { ReactElement } from 'react';

export interface PartListProps {
  readonly progress: ReadonlyMap<TextPart, Progress>;
  /** The part whose texts are listed; null while texts of several parts are. */
  readonly current: TextPart | null;
  readonly onChoose: (part: TextPart) => void;
}

/** The name of a part. */
export function partName(part: TextPart, text: Translate): string {
  return text(`admin.translations.part.${part}`);
}

/** The name of the parts that an audience reads. */
export function audienceName(audience: TextAudience, text: Translate): string {
  return text(`admin.translations.audience.${audience}`);
}

/** The progress of a part; nothing to translate while it is not known. */
function progressOf(progress: PartListProps['progress'], part: TextPart): Progress {
  return progress.get(part) ?? { all: 0, missing: 0 };
}

/** How many texts are there, out of how many. */
function doneOf({ all, missing }: Progress): string {
  return `${String(all - missing)}/${String(all)}`;
}

const audiences: readonly TextAudience[] = ['visitors', 'administration'];

/** The parts of the portal with the progress of each: a list, which is a select on phones. */
export function PartList(props: PartListProps): ReactElement {
  const { text } = useI18n();
  return (
    <div className={styles.parts}>
      <nav className={styles.list} aria-label={text('admin.translations.parts')}>
        {audiences.map((audience) => (
          <AudienceParts key={audience} audience={audience} {...props} />
        ))}
      </nav>
      <PartSelect {...props} />
    </div>
  );
}

interface AudiencePartsProps extends PartListProps {
  readonly audience: TextAudience;
}

function AudienceParts({ audience, progress, current, onChoose }: AudiencePartsProps): ReactElement {
  const { text } = useI18n();
  const ofAudience = audienceProgress(progress, audience);
  const { all, missing } = ofAudience;
  const name = audienceName(audience, text);
  return (
    <section className={styles.audience}>
      <h3 className={styles.heading}>
        <span>{name}</span>
        <span className={styles.count}>{doneOf(ofAudience)}</span>
      </h3>
      <ProgressBar
        className={styles.progress ?? ''}
        value={all === 0 ? 1 : (all - missing) / all}
        label={text('admin.translations.progress', { name })}
      />
      <ul>
        {textParts[audience].map((part) => (
          <li key={part}>
            <button
              type="button"
              className={styles.part}
              aria-current={part === current}
              onClick={() => onChoose(part)}
            >
              <span>{partName(part, text)}</span>
              <PartCount progress={progressOf(progress, part)} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function PartCount({ progress }: { readonly progress: Progress }): ReactElement {
  const { text } = useI18n();
  if (progress.missing > 0) return <span className={styles.count}>{doneOf(progress)}</span>;
  return (
    <span className={styles.complete}>
      <CheckIcon size={16} />
      <VisuallyHidden>{text('admin.translations.complete')}</VisuallyHidden>
    </span>
  );
}

function PartSelect({ progress, current, onChoose }: PartListProps): ReactElement {
  const { text } = useI18n();
  const labelOf = (part: TextPart): string => {
    const partDone = progressOf(progress, part);
    const count = partDone.missing > 0 ? doneOf(partDone) : text('admin.translations.complete');
    return `${partName(part, text)}: ${count}`;
  };
  return (
    <div className={styles.select}>
      <Select
        aria-label={text('admin.translations.parts')}
        value={current ?? ''}
        onChange={(event) => {
          const chosen = [...progress.keys()].find((part) => part === event.currentTarget.value);
          if (chosen !== undefined) onChoose(chosen);
        }}
      >
        {current === null && <option value="">{text('admin.translations.allParts')}</option>}
        {audiences.map((audience) => (
          <optgroup key={audience} label={audienceName(audience, text)}>
            {textParts[audience].map((part) => (
              <option key={part} value={part}>
                {labelOf(part)}
              </option>
            ))}
          </optgroup>
        ))}
      </Select>
    </div>
  );
}

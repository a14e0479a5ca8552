import { CircleCheckIcon, HistoryIcon, PencilIcon, classNames } from '@form-portal/ui';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { shortMoment } from '../../moment.ts';
import { useMomentStyle } from '../../use-moment-style.ts';
import { useEditor } from '../editor-context.tsx';
import styles from './versions-view.module.css';
import type { TextKey } from '@form-portal/domain';
import type { FormRevision } from '@form-portal/domain/wire';
import type { ReactElement } from 'react';

export interface VersionListProps {
  /** Newest first. */
  readonly revisions: readonly FormRevision[];
  readonly hasDraft: boolean;
  /** The version whose changes are shown; 0: the draft. */
  readonly chosen: number;
  readonly onChoose: (revision: number) => void;
}

const reasonKeys = {
  restore: 'admin.revision.restore',
  sample: 'admin.revision.sample',
  options: 'admin.revision.options',
  languages: 'admin.revision.languages',
} as const satisfies Readonly<Record<Exclude<FormRevision['reason'], 'save'>, TextKey>>;

/** The draft, if there is one, and every version; choosing one compares it with the version before it. */
export function VersionList({ revisions, hasDraft, chosen, onChoose }: VersionListProps): ReactElement {
  const { text } = useI18n();
  const moments = useMomentStyle();
  const published = useEditor(({ versions }) => versions.published?.revision);
  const item = (
    revision: number,
    name: string,
    icon: ReactElement,
    details: readonly string[],
  ): ReactElement => (
    <li key={revision}>
      <button
        type="button"
        className={classNames(styles.version, revision === chosen && styles.chosen)}
        aria-current={revision === chosen ? 'true' : undefined}
        onClick={() => onChoose(revision)}
      >
        {icon}
        <span>
          <strong>{name}</strong>
          {details.map((detail) => (
            <span key={detail}>{detail}</span>
          ))}
        </span>
      </button>
    </li>
  );
  return (
    <div>
      <ul className={styles.versions}>
        {hasDraft && item(0, text('admin.state.draft'), <PencilIcon />, [])}
        {revisions.map(({ revision, savedAt, savedBy, reason, submissions }) => {
          const at = shortMoment(savedAt, new Date(), moments);
          const why = reason === 'save' ? '' : ` (${text(reasonKeys[reason])})`;
          const isPublished = revision === published;
          return item(
            revision,
            text(isPublished ? 'admin.versions.published' : 'admin.revision', { n: revision }),
            isPublished ? <CircleCheckIcon /> : <HistoryIcon />,
            [
              `${savedBy === '' ? at : `${at}, ${savedBy}`}${why}`,
              ...(submissions === 0 ? [] : [text('admin.submissionCount', { n: submissions })]),
            ],
          );
        })}
      </ul>
    </div>
  );
}

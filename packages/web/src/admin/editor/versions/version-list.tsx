import { CircleCheckIcon, HistoryIcon, PencilIcon, classNames } from '@form-portal/ui';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { shortMoment } from '../../moment.ts';
import { useMomentStyle } from '../../use-moment-style.ts';
import { useEditor } from '../editor-context.tsx';
import styles from './versions-view.module.css';
import type { TextKey } from '@form-portal/domain';
import type { FormRevision } from '@form-portal/domain/wire';
import type { ReactElement, ReactNode } from 'react';

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
  const published = useEditor(({ versions }) => versions.published?.revision);
  return (
    <div>
      <ul className={styles.versions}>
        {hasDraft && (
          <VersionItem
            name={text('admin.state.draft')}
            icon={<PencilIcon />}
            isChosen={chosen === 0}
            onChoose={() => onChoose(0)}
          />
        )}
        {revisions.map((saved) => {
          const { revision } = saved;
          const isPublished = revision === published;
          return (
            <VersionItem
              key={revision}
              name={text(isPublished ? 'admin.versions.published' : 'admin.revision', { n: revision })}
              icon={isPublished ? <CircleCheckIcon /> : <HistoryIcon />}
              isChosen={chosen === revision}
              onChoose={() => onChoose(revision)}
            >
              <SaveDetails saved={saved} />
            </VersionItem>
          );
        })}
      </ul>
    </div>
  );
}

interface VersionItemProps {
  readonly name: string;
  readonly icon: ReactElement;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  /** Below the name. */
  readonly children?: ReactNode;
}

function VersionItem({ name, icon, isChosen, onChoose, children }: VersionItemProps): ReactElement {
  return (
    <li>
      <button
        type="button"
        className={classNames(styles.version, isChosen && styles.chosen)}
        aria-current={isChosen ? 'true' : undefined}
        onClick={onChoose}
      >
        {icon}
        <span>
          <strong>{name}</strong>
          {children}
        </span>
      </button>
    </li>
  );
}

/** When, by whom and why a version was saved, and how many submissions it got. */
function SaveDetails({ saved }: { readonly saved: FormRevision }): ReactElement {
  const { text } = useI18n();
  const { savedAt, savedBy, reason, submissions } = saved;
  const moment = shortMoment(savedAt, new Date(), useMomentStyle());
  const reasonText = reason === 'save' ? '' : ` (${text(reasonKeys[reason])})`;
  return (
    <>
      <span>
        {savedBy === '' ? moment : `${moment}, ${savedBy}`}
        {reasonText}
      </span>
      {submissions > 0 && <span>{text('admin.submissionCount', { n: submissions })}</span>}
    </>
  );
}

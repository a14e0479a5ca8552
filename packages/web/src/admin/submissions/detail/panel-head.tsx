import {
  Button,
  ButtonLink,
  ChevronDownIcon,
  Chip,
  DownloadIcon,
  ShieldCheckIcon,
  VisuallyHidden,
  XIcon,
} from '@form-portal/ui';
import { Localized, useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { DeliveryChip } from '../delivery-chip.tsx';
import { MarkedText } from '../list/marked-text.tsx';
import { submissionTitleId, type SubmissionNeighbours } from './use-neighbours.ts';
import styles from './submission-panel.module.css';
import type { SubmissionDetail } from '../submission-detail.wire.ts';
import type { SubmissionRow } from '../submissions.wire.ts';
import type { ReactElement, Ref } from 'react';

export interface PanelHeadProps {
  readonly ref: Ref<HTMLHeadingElement>;
  /** Its row until the whole submission is loaded; undefined until the list is. */
  readonly submission: SubmissionRow | SubmissionDetail | undefined;
  readonly neighbours: SubmissionNeighbours;
  readonly onClose: () => void;
}

/** The head of the open submission, which stays in view: which one it is, its state, and the buttons that open its neighbours. */
export function PanelHead({ ref, submission, neighbours, onClose }: PanelHeadProps): ReactElement {
  const { text } = useI18n();
  return (
    <div className={styles.head}>
      <div className={styles.bar}>
        <h2 ref={ref} id={submissionTitleId} tabIndex={-1}>
          <MarkedText text={submission?.reference ?? text('admin.submissions.submission')} />
        </h2>
        <NeighbourButton
          label={text('admin.submissions.above')}
          shortcut="k"
          className={styles.up}
          to={neighbours.above}
          open={neighbours.open}
        />
        <NeighbourButton
          label={text('admin.submissions.below')}
          shortcut="j"
          to={neighbours.below}
          open={neighbours.open}
        />
        <Button kind="quiet" icon={<XIcon />} onClick={onClose}>
          <VisuallyHidden>{text('close')}</VisuallyHidden>
        </Button>
      </div>
      {submission !== undefined && <Summary submission={submission} />}
    </div>
  );
}

interface NeighbourButtonProps extends Pick<SubmissionNeighbours, 'open'> {
  readonly label: string;
  readonly shortcut: string;
  readonly className?: string | undefined;
  readonly to: SubmissionRow | undefined;
}

function NeighbourButton({ label, shortcut, className, to, open }: NeighbourButtonProps): ReactElement {
  return (
    <Button
      kind="quiet"
      className={className}
      icon={<ChevronDownIcon />}
      aria-keyshortcuts={shortcut}
      title={`${label} (${shortcut.toUpperCase()})`}
      aria-disabled={to === undefined}
      onClick={() => open(to)}
    >
      <VisuallyHidden>{label}</VisuallyHidden>
    </Button>
  );
}

function Summary({ submission }: { readonly submission: SubmissionRow | SubmissionDetail }): ReactElement {
  const { text } = useI18n();
  const { guid, sender, formName, identified, test } = submission;
  const isCleared = 'clearedAt' in submission && submission.clearedAt !== null;
  return (
    <>
      <p className={styles.form}>
        {sender !== null && (
          <>
            <MarkedText text={sender} /> ·{' '}
          </>
        )}
        <Localized text={formName} />
      </p>
      <div className={styles.chips}>
        <DeliveryChip submission={submission} />
        {test !== null && <Chip kind="warn">{text('admin.submissions.test')}</Chip>}
        {identified && (
          <Chip kind="accent" icon={<ShieldCheckIcon size={16} />}>
            {text('admin.submissions.identified')}
          </Chip>
        )}
        {!isCleared && (
          <ButtonLink
            className={styles.pdf}
            icon={<DownloadIcon size={16} />}
            href={`/api/admin/submissions/${guid}/pdf`}
            download
            aria-label={text('admin.submissions.pdf')}
          >
            PDF
          </ButtonLink>
        )}
      </div>
    </>
  );
}

import {
  ArrowDownIcon,
  Chip,
  classNames,
  PaperclipIcon,
  ShieldCheckIcon,
  TriangleAlertIcon,
  VisuallyHidden,
} from '@form-portal/ui';
import { Localized, useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { listMoment } from '../../moment.ts';
import { useMomentStyle } from '../../use-moment-style.ts';
import { pageHeading, useFallbackFocus } from '../../shell/focus/use-fallback-focus.ts';
import { DeliveryChip } from '../delivery-chip.tsx';
import { submissionAddress } from '../submission-navigation.ts';
import { AllSubmissionsCheckbox, SubmissionCheckbox } from '../bulk/submission-checkbox.tsx';
import { MarkedText } from './marked-text.tsx';
import page from '../../shell/list-page.module.css';
import styles from './submission-table.module.css';
import type { TickedSubmissions } from '../bulk/use-ticked-submissions.ts';
import type { ListFilter } from './list-filter.ts';
import type { ListedSubmission } from '../submissions.wire.ts';
import type { Guid, SubmissionSortColumn } from '@form-portal/domain';
import type { KeyboardEvent, MouseEvent, ReactElement } from 'react';

export interface SubmissionTableProps {
  readonly submissions: readonly ListedSubmission[];
  readonly filter: ListFilter;
  readonly open: Guid | null;
  readonly ticked: TickedSubmissions;
  readonly onSort: (sort: SubmissionSortColumn, direction: ListFilter['direction']) => void;
}

/** The submissions: a click anywhere on a row opens it; the arrow keys move between the rows (docs/design.md#submissions). */
export function SubmissionTable(props: SubmissionTableProps): ReactElement {
  const { submissions, filter, open, ticked, onSort } = props;
  const { text } = useI18n();
  return (
    <table className={classNames(page.table, styles.table)} data-submission-list>
      <caption>
        <VisuallyHidden>{text('admin.submissions.title')}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <td className={styles.checkboxCell}>
            <AllSubmissionsCheckbox submissions={submissions} ticked={ticked} />
          </td>
          {columns.map(({ sort, textKey }) => (
            <SortHeader key={sort} sort={sort} label={text(textKey)} filter={filter} onSort={onSort} />
          ))}
        </tr>
      </thead>
      <tbody>
        {submissions.map((submission) => (
          <Row
            key={submission.guid}
            submission={submission}
            address={submissionAddress(submission.guid, filter)}
            state={submission.guid === open ? 'open' : 'closed'}
            ticked={ticked}
          />
        ))}
      </tbody>
    </table>
  );
}

const columns = [
  { sort: 'sender', textKey: 'admin.submissions.senderAndForm' },
  { sort: 'reference', textKey: 'admin.submissions.reference' },
  { sort: 'sent', textKey: 'admin.submissions.sent' },
  { sort: 'delivery', textKey: 'admin.submissions.delivery' },
] as const;

interface SortHeaderProps extends Pick<SubmissionTableProps, 'filter' | 'onSort'> {
  readonly sort: SubmissionSortColumn;
  readonly label: string;
}

/** The heading of a column: sorts by it, or reverses the order when the list is sorted by it already. */
function SortHeader({ sort, label, filter, onSort }: SortHeaderProps): ReactElement {
  const isSorted = filter.sort === sort;
  const isAscending = filter.direction === 'asc';
  const firstDirection = sort === 'sent' ? 'desc' : 'asc';
  const reverse = isAscending ? 'desc' : 'asc';
  const order = isAscending ? 'ascending' : 'descending';
  return (
    <th scope="col" aria-sort={isSorted ? order : undefined}>
      <button
        type="button"
        className={styles.sort}
        onClick={() => onSort(sort, isSorted ? reverse : firstDirection)}
      >
        {label}
        {isSorted && <ArrowDownIcon size={16} className={isAscending ? styles.ascending : undefined} />}
      </button>
    </th>
  );
}

interface RowProps {
  readonly submission: ListedSubmission;
  readonly address: string;
  readonly state: 'open' | 'closed';
  readonly ticked: TickedSubmissions;
}

function Row({ submission, address, state, ticked }: RowProps): ReactElement {
  const { text, dateTime } = useI18n();
  const momentStyle = useMomentStyle();
  const { guid, reference, receivedAt, expiresAt, confirmationRefused } = submission;
  const row = useFallbackFocus<HTMLTableRowElement>(pageHeading);
  return (
    // The link in the row does the same for keyboards; the row is a larger target for the pointer.
    <tr ref={row} className={state === 'open' ? styles.openRow : undefined} onClick={openByRow}>
      <td className={styles.checkboxCell}>
        <SubmissionCheckbox submission={submission} ticked={ticked} />
      </td>
      <td className={styles.main}>
        <SenderName submission={submission} />
        <FormAndFiles submission={submission} />
        <Hit submission={submission} />
      </td>
      <th scope="row" className={styles.reference}>
        <a
          href={address}
          data-submission={guid}
          aria-current={state === 'open' ? 'true' : undefined}
          onKeyDown={moveByArrows}
        >
          <MarkedText text={reference} />
        </a>
      </th>
      <td className={styles.sent}>
        <time dateTime={receivedAt} title={dateTime(receivedAt)}>
          {listMoment(receivedAt, new Date(), momentStyle)}
        </time>
      </td>
      <td className={styles.delivery}>
        <DeliveryChip submission={submission} />
        {expiresAt !== null && (
          <span className={styles.expires}>
            {text('admin.submissions.expires', { at: dateTime(expiresAt) })}
          </span>
        )}{' '}
        {confirmationRefused && (
          <Chip kind="warn" icon={<TriangleAlertIcon size={16} />}>
            {text('admin.submissions.notConfirmed')}
          </Chip>
        )}
      </td>
    </tr>
  );
}

interface RowPartProps {
  readonly submission: ListedSubmission;
}

/** The sender's verified name, or that the sender did not identify. */
function SenderName({ submission: { sender, identified } }: RowPartProps): ReactElement {
  const { text } = useI18n();
  if (!identified)
    return <span className={styles.unidentified}>{text('admin.submissions.notIdentified')}</span>;
  const verified = text('admin.submissions.identified');
  return (
    <span className={styles.sender}>
      {sender === null ? verified : <MarkedText text={sender} />}
      <span className={styles.shield} title={verified}>
        <ShieldCheckIcon size={16} />
        {sender !== null && <VisuallyHidden>{` (${verified})`}</VisuallyHidden>}
      </span>
    </span>
  );
}

function FormAndFiles({ submission: { formName, attachmentCount } }: RowPartProps): ReactElement {
  const { text, number } = useI18n();
  return (
    <span className={styles.formName}>
      <Localized text={formName} />
      {attachmentCount > 0 && (
        <span className={styles.files}>
          <PaperclipIcon size={16} />
          <VisuallyHidden>{`${text('admin.submissions.files')}: `}</VisuallyHidden>
          {number(attachmentCount)}
        </span>
      )}
    </span>
  );
}

/** The answer or the file name that contains what is searched for. */
function Hit({ submission: { hit } }: RowPartProps): ReactElement | null {
  const { text } = useI18n();
  if (hit === null) return null;
  return (
    <span className={styles.hitLine}>
      <span className={styles.hitLabel}>
        {hit.kind === 'file' ? text('admin.submissions.file') : <Localized text={hit.label} />}:
      </span>{' '}
      <span className={styles.hitText}>
        <MarkedText text={hit.text} />
      </span>
    </span>
  );
}

function openByRow(event: MouseEvent<HTMLTableRowElement>): void {
  const clicked = event.target;
  if (clicked instanceof Element && clicked.closest('a, label') !== null) return;
  // Selecting text to copy it is not a click.
  if (getSelection()?.isCollapsed === false) return;
  event.currentTarget.querySelector('a')?.click();
}

function moveByArrows(event: KeyboardEvent<HTMLAnchorElement>): void {
  const links = [...document.querySelectorAll<HTMLElement>('a[data-submission]')];
  const index = links.indexOf(event.currentTarget);
  const target = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: links.length - 1 }[event.key];
  const link = target === undefined ? undefined : links[target];
  if (link === undefined) return;
  event.preventDefault();
  link.focus();
}

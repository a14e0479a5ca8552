import {
  ChevronRightIcon,
  CircleAlertIcon,
  InfoIcon,
  TriangleAlertIcon,
  VisuallyHidden,
  classNames,
} from '@form-portal/ui';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { useRun } from '../editor-context.tsx';
import { goToCommand } from '../model/commands/window/navigate.ts';
import { findingMessage } from '../model/messages/finding-message.ts';
import { formatMessage } from '../model/messages/message.ts';
import styles from './finding-list.module.css';
import rowStyles from './finding-row.module.css';
import type { Finding } from '@form-portal/domain/edit';
import type { ReactElement } from 'react';

export interface FindingListProps {
  readonly findings: readonly Finding[];
  /** Called when a finding is chosen, before the editor goes to its location. */
  readonly onGo?: () => void;
}

const icons = { error: CircleAlertIcon, warning: TriangleAlertIcon, info: InfoIcon };

/** Findings as links to the locations where they can be fixed. */
export function FindingList({ findings, onGo }: FindingListProps): ReactElement {
  const run = useRun();
  return (
    <ul className={rowStyles.rows}>
      {findings.map((finding) => (
        <li key={`${finding.code} ${JSON.stringify(finding.at)} ${JSON.stringify(finding.params)}`}>
          <FindingButton
            finding={finding}
            onClick={() => {
              // A dialog must close first, because it returns the focus when it closes.
              onGo?.();
              run(goToCommand(finding.at));
            }}
          />
        </li>
      ))}
    </ul>
  );
}

interface FindingButtonProps {
  readonly finding: Finding;
  readonly onClick: () => void;
}

function FindingButton({ finding, onClick }: FindingButtonProps): ReactElement {
  const { text } = useI18n();
  const { severity } = finding;
  const Icon = icons[severity];
  return (
    <button type="button" className={classNames(rowStyles.row, styles.finding)} onClick={onClick}>
      <Icon className={styles[severity]} />
      <span>
        <VisuallyHidden>{text(`admin.check.${severity}`)}: </VisuallyHidden>
        {formatMessage(findingMessage(finding), text)}
      </span>
      <ChevronRightIcon size={16} className={styles.arrow} />
    </button>
  );
}

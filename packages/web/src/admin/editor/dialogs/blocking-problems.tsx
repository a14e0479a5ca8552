import { problemSubject, problemText } from '@form-portal/domain';
import { fieldTypes } from '@form-portal/field-types';
import { ChevronRightIcon, CircleAlertIcon, classNames } from '@form-portal/ui';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { FindingList } from '../check/finding-list.tsx';
import { useEditor, useRun } from '../editor-context.tsx';
import { goToCommand } from '../model/commands/window/navigate.ts';
import { locationOfProblem } from '../model/saving/saving-problems.ts';
import rowStyles from '../check/finding-row.module.css';
import styles from './publish-dialog.module.css';
import type { Problem } from '@form-portal/domain';
import type { Finding } from '@form-portal/domain/edit';
import type { ReactElement } from 'react';

export interface BlockingProblemsProps {
  readonly problems: readonly Problem[];
  /** The findings that keep the form from being published as well. */
  readonly findings: readonly Finding[];
  /** Called before the editor goes to the location of a problem. */
  readonly onGo: () => void;
}

/** What keeps the form from being published, as links to the locations where it can be fixed. */
export function BlockingProblems({ problems, findings, onGo }: BlockingProblemsProps): ReactElement {
  const i18n = useI18n();
  const run = useRun();
  const form = useEditor((state) => state.form);
  return (
    <section className={styles.part}>
      <h3>{i18n.text('admin.publish.blocks')}</h3>
      <ul className={rowStyles.rows}>
        {problems.map((problem) => {
          const location = locationOfProblem(problem, form);
          const message = problemText(problem, i18n.text, problemSubject(problem, form, fieldTypes, i18n));
          return (
            <li key={`${problem.code} ${problem.path ?? ''}`}>
              {location === null ? (
                <p className={classNames(rowStyles.row, styles.problem)}>
                  <CircleAlertIcon />
                  <span>{message}</span>
                </p>
              ) : (
                <button
                  type="button"
                  className={classNames(rowStyles.row, styles.problem)}
                  onClick={() => {
                    onGo();
                    run(goToCommand(location));
                  }}
                >
                  <CircleAlertIcon />
                  <span>{message}</span>
                  <span className={styles.go}>
                    {i18n.text('admin.goThere')}
                    <ChevronRightIcon size={16} />
                  </span>
                </button>
              )}
            </li>
          );
        })}
      </ul>
      {findings.length > 0 && <FindingList findings={findings} onGo={onGo} />}
    </section>
  );
}

import { SplitIcon, VisuallyHidden, classNames } from '@form-portal/ui';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { useEditor } from '../editor-context.tsx';
import { moveDown, moveUp } from '../model/commands/layout/move-element.ts';
import { ariaShortcut } from '../model/commands/shortcut.ts';
import { useFormText } from '../panel/logic-tab/question/question-select.tsx';
import styles from './page-list.module.css';
import type { FormPage } from '@form-portal/domain';
import type { Finding } from '@form-portal/domain/edit';
import type { ReactElement } from 'react';

export interface PageItemProps {
  readonly page: FormPage;
  /** From 1. */
  readonly number: number;
  readonly isCurrent: boolean;
  readonly isTabStop: boolean;
  readonly findings: readonly Finding[];
  readonly onFocus: () => void;
  readonly onGo: () => void;
}

const moveShortcuts = [moveUp, moveDown].flatMap(({ shortcuts }) => shortcuts.map(ariaShortcut)).join(' ');

/** A page in the list: its number and name, the number of its items or that it is conditional, and the number of findings. */
export function PageItem(props: PageItemProps): ReactElement {
  const { page, number, isCurrent, isTabStop, findings, onFocus, onGo } = props;
  const { guid, showWhen } = page;
  const { text } = useI18n();
  const nameOf = useFormText();
  const count = useEditor(({ form }) => form.layout.filter((entry) => entry.page === guid).length);
  const hasErrors = findings.some(({ severity }) => severity === 'error');
  const n = findings.length;
  return (
    <button
      type="button"
      className={styles.item}
      data-page-item={guid}
      aria-current={isCurrent || undefined}
      aria-keyshortcuts={moveShortcuts}
      tabIndex={isTabStop ? 0 : -1}
      onFocus={onFocus}
      onClick={onGo}
    >
      <span className={styles.number}>{number}</span>
      <span className={styles.about}>
        <span className={styles.name}>{nameOf(page.name) || text('admin.unnamedPage')}</span>
        <span className={styles.note}>
          {showWhen === undefined ? (
            text('admin.page.elements', { n: count })
          ) : (
            <>
              <SplitIcon size={16} />
              {text('admin.page.conditional')}
            </>
          )}
        </span>
      </span>
      {n > 0 && (
        <span className={classNames(styles.count, hasErrors && styles.wrong)}>
          <span aria-hidden="true">{n}</span>
          <VisuallyHidden>{text('admin.page.findings', { n })}</VisuallyHidden>
        </span>
      )}
    </button>
  );
}

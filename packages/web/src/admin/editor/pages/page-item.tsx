import { EyeOffIcon, SplitIcon, VisuallyHidden, classNames } from '@form-portal/ui';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { useEditor } from '../editor-context.tsx';
import { moveDown, moveUp } from '../model/commands/layout/move-element.ts';
import { ariaShortcut } from '../model/commands/shortcut.ts';
import { useFormText } from '../panel/logic-tab/question/question-select.tsx';
import styles from './page-list.module.css';
import type { FormPage } from '@form-portal/domain';
import type { Finding } from '@form-portal/domain/edit';
import type { ReactElement, ReactNode } from 'react';

export interface PageItemProps {
  readonly page: FormPage;
  /** From 1. */
  readonly number: number;
  readonly isCurrent: boolean;
  readonly isTabStop: boolean;
  /** Whether the shortcuts of the editor move it. */
  readonly isMovable: boolean;
  /** Whether the form is tried with answers that leave it out. */
  readonly isLeftOut: boolean;
  readonly findings: readonly Finding[];
  readonly onFocus: () => void;
  readonly onGo: () => void;
}

const moveShortcuts = [moveUp, moveDown].flatMap(({ shortcuts }) => shortcuts.map(ariaShortcut)).join(' ');

/** A page in the list: its number and name, the number of its items or that it is conditional or left out, and the number of findings. */
export function PageItem(props: PageItemProps): ReactElement {
  const { page, number, isCurrent, isTabStop, isMovable, isLeftOut, findings, onFocus, onGo } = props;
  const { guid } = page;
  const { text } = useI18n();
  const nameOf = useFormText();
  const hasErrors = findings.some(({ severity }) => severity === 'error');
  const n = findings.length;
  return (
    <button
      type="button"
      className={styles.item}
      data-page-item={guid}
      aria-current={isCurrent || undefined}
      aria-keyshortcuts={isMovable ? moveShortcuts : undefined}
      tabIndex={isTabStop ? 0 : -1}
      onFocus={onFocus}
      onClick={onGo}
    >
      <span className={styles.number}>{number}</span>
      <span className={styles.about}>
        <span className={styles.name}>{nameOf(page.name) || text('admin.unnamedPage')}</span>
        <span className={styles.note}>
          <Note page={page} isLeftOut={isLeftOut} />
        </span>
      </span>
      {isLeftOut && <EyeOffIcon size={16} className={styles.narrowMark} />}
      {n > 0 && (
        <span className={classNames(styles.count, hasErrors && styles.wrong)}>
          <span aria-hidden="true">{n}</span>
          <VisuallyHidden>{text('admin.page.findings', { n })}</VisuallyHidden>
        </span>
      )}
    </button>
  );
}

function Note({ page, isLeftOut }: Pick<PageItemProps, 'page' | 'isLeftOut'>): ReactNode {
  const { text } = useI18n();
  const count = useEditor(({ form }) => form.layout.filter((entry) => entry.page === page.guid).length);
  if (isLeftOut)
    return (
      <>
        <EyeOffIcon size={16} />
        {text('admin.trial.pageLeftOut')}
      </>
    );
  if (page.showWhen === undefined) return text('admin.page.elements', { n: count });
  return (
    <>
      <SplitIcon size={16} />
      {text('admin.page.conditional')}
    </>
  );
}

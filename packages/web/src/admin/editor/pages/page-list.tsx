import { LockIcon, PlusIcon, VisuallyHidden, classNames } from '@form-portal/ui';
import { endOfForm } from '@form-portal/domain/edit';
import { hasPages, pageOf } from '@form-portal/domain';
import { useRef, useState } from 'react';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { blockId } from '../canvas/blocks/block-elements.ts';
import { useEditor, useEditorStore, useRun } from '../editor-context.tsx';
import { useAddWithinLimit } from '../use-add-within-limit.ts';
import { selectCommand } from '../model/commands/window/navigate.ts';
import { addPageCommand } from '../model/commands/layout/pages.ts';
import { useLeftOutPages } from '../trial/use-trial.ts';
import { PageItem } from './page-item.tsx';
import { usePageFindings } from './use-page-findings.ts';
import styles from './page-list.module.css';
import type { FormPage, Guid } from '@form-portal/domain';
import type { EditorState } from '../model/editor-state.ts';
import type { KeyboardEvent, ReactElement } from 'react';

const noPages: readonly FormPage[] = [];

/**
 * The pages beside the canvas, from two on: one Tab stop with arrow keys; the shortcuts of the editor move and delete the page. While the
 * form is tried, it only leads to pages (docs/design.md#pages).
 */
export function PageList(): ReactElement | null {
  const isShown = useEditor(({ form }) => hasPages(form));
  return isShown ? <Pages /> : null;
}

function Pages(): ReactElement {
  const { text } = useI18n();
  const store = useEditorStore();
  const run = useRun();
  const add = useAddWithinLimit();
  const list = useRef<HTMLOListElement>(null);
  const pages = useEditor(({ form }) => form.pages ?? noPages);
  const current = useEditor(pageOfSelection);
  const hasReview = useEditor(({ form }) => form.checkAnswers);
  const findings = usePageFindings();
  const isTrialOn = useEditor(({ window }) => window.trial.isOn);
  const leftOut = useLeftOutPages();
  const [lastFocused, setLastFocused] = useState<Guid | null>(null);
  const tabStop =
    [lastFocused, current].find((guid) => pages.some((page) => page.guid === guid)) ?? pages[0]?.guid;

  function goTo(guid: Guid): void {
    run(selectCommand(guid));
    document
      .querySelector(`#${blockId(guid)}`)
      ?.closest('[data-page]')
      ?.scrollIntoView();
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const items = [...(list.current?.querySelectorAll<HTMLElement>('[data-page-item]') ?? [])];
    const at = items.findIndex((item) => item === document.activeElement);
    if (at === -1 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const target = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: items.length - 1 }[event.key];
    if (target === undefined) return;
    items[Math.min(Math.max(target, 0), items.length - 1)]?.focus();
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <nav className={styles.pages} aria-labelledby="page-list" data-editor-region="pages" data-keeps-selection>
      <h2 id="page-list" className={styles.title}>
        {text('admin.pages.title')}
      </h2>
      {/* Keys move the focus between the buttons inside; each button also works by itself. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ol ref={list} className={styles.list} onKeyDown={onKeyDown}>
        {pages.map((page, index) => (
          <li key={page.guid}>
            <PageItem
              page={page}
              number={index + 1}
              isCurrent={page.guid === current}
              isTabStop={page.guid === tabStop}
              isMovable={!isTrialOn}
              isLeftOut={leftOut.has(page.guid)}
              findings={findings.get(page.guid) ?? []}
              onFocus={() => setLastFocused(page.guid)}
              onGo={() => goTo(page.guid)}
            />
          </li>
        ))}
        <li className={styles.last}>
          <LockIcon size={16} />
          <span className={styles.name}>{text(hasReview ? 'admin.pages.check' : 'admin.pages.send')}</span>
          <VisuallyHidden>, {text('admin.pages.locked')}</VisuallyHidden>
        </li>
      </ol>
      {!isTrialOn && (
        <button
          type="button"
          className={classNames(styles.item, styles.add)}
          aria-label={text('admin.pages.add')}
          onClick={() => add('pages', () => run(addPageCommand(endOfForm(store.state().form))))}
        >
          <PlusIcon size={16} />
          <span className={styles.name}>{text('admin.pages.add')}</span>
        </button>
      )}
      <p className={styles.hint}>{text('admin.pages.hint')}</p>
    </nav>
  );
}

/** The page of the selection; null when nothing is selected. */
export function pageOfSelection({ form, selection }: EditorState): Guid | null {
  if (selection.kind === 'nothing') return null;
  return selection.kind === 'page' ? selection.guid : pageOf(form, selection.guid);
}

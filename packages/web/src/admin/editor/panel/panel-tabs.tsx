import { SigmaIcon, SplitIcon, classNames } from '@form-portal/ui';
import { useRef } from 'react';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { useEditor, useRun } from '../editor-context.tsx';
import { showPanelTabCommand } from '../model/commands/window/window.ts';
import { hasRules, isComputed } from './has-rules.ts';
import styles from './panel-tabs.module.css';
import type { TextKey } from '@form-portal/domain';
import type { EditorState } from '../model/editor-state.ts';
import type { Selection } from '../model/view/selection.ts';
import type { PanelTab } from '../model/view/window-view.ts';
import type { KeyboardEvent, ReactElement, ReactNode } from 'react';

/** The tabs of a selection, in order, with the keys of their labels. */
const labelKeys = {
  field: { element: 'admin.logic.tab.field', logic: 'admin.logic.tab.logic' },
  group: { element: 'admin.logic.tab.group', rows: 'admin.rows.tab', logic: 'admin.logic.tab.logic' },
  page: { element: 'admin.logic.tab.page', logic: 'admin.logic.tab.logic' },
  nothing: { element: 'admin.logic.tab.form', logic: 'admin.logic.tab.checks' },
} as const satisfies Record<Selection['kind'], Partial<Record<PanelTab, TextKey>>>;

/** The tab that is shown for a selection: the chosen one, or the first when it has no such tab. */
export function shownTab({ selection, window }: EditorState): PanelTab {
  return Object.hasOwn(labelKeys[selection.kind], window.panelTab) ? window.panelTab : 'element';
}

/** The tabs of the side panel: what is selected, and its rules. The tab stays when the selection changes. */
export function PanelTabs(): ReactElement {
  const { text } = useI18n();
  const run = useRun();
  const list = useRef<HTMLDivElement>(null);
  const shown = useEditor(shownTab);
  const kind = useEditor(({ selection }) => selection.kind);
  const isMarked = useEditor(({ form, selection }) => hasRules(form, selection));
  const RulesIcon = useEditor(({ form, selection }) => isComputed(form, selection)) ? SigmaIcon : SplitIcon;
  const labelledTabs = Object.entries(labelKeys[kind]) as [PanelTab, TextKey][];
  const tabs = labelledTabs.map(([tab]) => tab);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const next = tabAfter(event.key, shown, tabs);
    if (next === undefined) return;
    event.preventDefault();
    run(showPanelTabCommand(next));
    list.current?.querySelector<HTMLElement>(`#panel-tab-${next}`)?.focus();
  }

  function nameOf(tab: PanelTab, label: string): string {
    return tab === 'logic' && isMarked ? `${label}, ${text('admin.logic.hasRules')}` : label;
  }

  return (
    <div
      ref={list}
      role="tablist"
      tabIndex={-1}
      aria-label={text('admin.logic.tabs')}
      className={styles.tabs}
      onKeyDown={onKeyDown}
    >
      {labelledTabs.map(([tab, labelKey]) => (
        <button
          key={tab}
          id={`panel-tab-${tab}`}
          type="button"
          role="tab"
          aria-label={nameOf(tab, text(labelKey))}
          aria-selected={tab === shown}
          aria-controls={tab === shown ? 'panel-tab-content' : undefined}
          tabIndex={tab === shown ? 0 : -1}
          className={classNames(styles.tab, tab === shown && styles.shown)}
          onClick={() => run(showPanelTabCommand(tab))}
        >
          {text(labelKey)}
          {tab === 'logic' && isMarked && <RulesIcon size={16} />}
        </button>
      ))}
    </div>
  );
}

/** The content of the tab that is shown. */
export function PanelTabContent({ children }: { readonly children: ReactNode }): ReactElement {
  const shown = useEditor(shownTab);
  return (
    <div
      role="tabpanel"
      id="panel-tab-content"
      aria-labelledby={`panel-tab-${shown}`}
      className={styles.content}
    >
      {children}
    </div>
  );
}

function tabAfter(key: string, shown: PanelTab, tabs: readonly PanelTab[]): PanelTab | undefined {
  const at = tabs.indexOf(shown);
  switch (key) {
    case 'ArrowLeft':
      return tabs.at(at - 1);
    case 'ArrowRight':
      return tabs[(at + 1) % tabs.length];
    case 'Home':
      return tabs[0];
    case 'End':
      return tabs.at(-1);
    default:
      return undefined;
  }
}

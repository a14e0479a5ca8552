import { SplitIcon, classNames } from '@form-portal/ui';
import { useRef } from 'react';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { useEditor, useRun } from '../editor-context.tsx';
import { showPanelTabCommand } from '../model/commands/rules.ts';
import { hasRules } from './has-rules.ts';
import styles from './panel-tabs.module.css';
import type { KeyboardEvent, ReactElement, ReactNode } from 'react';

const tabs = ['element', 'logic'] as const;
type PanelTab = (typeof tabs)[number];

const labels = {
  field: { element: 'admin.logic.tab.field', logic: 'admin.logic.tab.logic' },
  group: { element: 'admin.logic.tab.group', logic: 'admin.logic.tab.logic' },
  nothing: { element: 'admin.logic.tab.form', logic: 'admin.logic.tab.checks' },
} as const;

/** The tabs of the side panel: what is selected, and its rules. The tab stays when the selection changes. */
export function PanelTabs(): ReactElement {
  const { text } = useI18n();
  const run = useRun();
  const list = useRef<HTMLDivElement>(null);
  const shown = useEditor(({ window }) => window.panelTab);
  const kind = useEditor(({ selection }) => selection.kind);
  const marked = useEditor(({ form, selection }) => hasRules(form, selection));

  function onKeyDown(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const to = tabAfter(event.key, shown);
    if (to === undefined) return;
    event.preventDefault();
    run(showPanelTabCommand(to));
    list.current?.querySelector<HTMLElement>(`#panel-tab-${to}`)?.focus();
  }

  function nameOf(tab: PanelTab): string {
    const label = text(labels[kind][tab]);
    return tab === 'logic' && marked ? `${label}, ${text('admin.logic.hasRules')}` : label;
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
      {tabs.map((tab) => (
        <button
          key={tab}
          id={`panel-tab-${tab}`}
          type="button"
          role="tab"
          aria-label={nameOf(tab)}
          aria-selected={tab === shown}
          aria-controls={tab === shown ? 'panel-tab-content' : undefined}
          tabIndex={tab === shown ? 0 : -1}
          className={classNames(styles.tab, tab === shown && styles.shown)}
          onClick={() => run(showPanelTabCommand(tab))}
        >
          {text(labels[kind][tab])}
          {tab === 'logic' && marked && <SplitIcon size={16} />}
        </button>
      ))}
    </div>
  );
}

/** The content of the tab that is shown. */
export function PanelTabContent({ children }: { readonly children: ReactNode }): ReactElement {
  const shown = useEditor(({ window }) => window.panelTab);
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

function tabAfter(key: string, shown: PanelTab): PanelTab | undefined {
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowRight':
      return shown === 'element' ? 'logic' : 'element';
    case 'Home':
      return 'element';
    case 'End':
      return 'logic';
    default:
      return undefined;
  }
}

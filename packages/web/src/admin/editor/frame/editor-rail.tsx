import { PanelLeftIcon, PencilIcon, SettingsIcon, SplitIcon, classNames } from '@form-portal/ui';
import { useState } from 'react';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { useEditor, useRun } from '../editor-context.tsx';
import { showTabCommand } from '../model/commands/window/navigate.ts';
import styles from './editor-rail.module.css';
import type { EditorTab } from '../model/editor-state.ts';
import type { IconProps } from '@form-portal/ui';
import type { TextKey } from '@form-portal/domain';
import type { ComponentType, ReactElement } from 'react';

interface Tab {
  readonly tab: EditorTab;
  readonly textKey: TextKey;
  readonly Icon: ComponentType<IconProps>;
}

const tabs: readonly Tab[] = [
  { tab: 'edit', textKey: 'admin.tab.edit', Icon: PencilIcon },
  { tab: 'logic', textKey: 'admin.tab.logic', Icon: SplitIcon },
  { tab: 'settings', textKey: 'admin.tab.settings', Icon: SettingsIcon },
];

/** The tabs of the editor; the rail can be expanded (specification §2, Form editor). */
export function EditorRail(): ReactElement {
  const { text } = useI18n();
  const run = useRun();
  const shownTab = useEditor((state) => state.tab);
  const [isWide, setWide] = useState(false);
  return (
    <nav
      className={classNames(styles.rail, isWide && styles.wide)}
      aria-label={text('admin.rail')}
      data-editor-region="rail"
    >
      <ul className={styles.tabs}>
        {tabs.map(({ tab, textKey, Icon }) => (
          <li key={tab}>
            <button
              type="button"
              className={styles.tab}
              aria-current={tab === shownTab ? 'page' : undefined}
              onClick={() => run(showTabCommand(tab))}
            >
              <Icon />
              <span className={styles.name} data-name={text(textKey)}>
                {text(textKey)}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className={classNames(styles.tab, styles.expand)}
        aria-expanded={isWide}
        onClick={() => setWide(!isWide)}
      >
        <PanelLeftIcon />
        <span>{text(isWide ? 'admin.collapse' : 'admin.expand')}</span>
      </button>
    </nav>
  );
}

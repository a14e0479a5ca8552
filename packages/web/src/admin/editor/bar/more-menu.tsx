import {
  CopyIcon,
  EllipsisIcon,
  HistoryIcon,
  KeyboardIcon,
  LanguagesIcon,
  ListChecksIcon,
  Menu,
  VisuallyHidden,
  closeMenuOf,
  menuItem,
} from '@form-portal/ui';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { useEditor, useRun } from '../editor-context.tsx';
import { showTabCommand } from '../model/commands/look.ts';
import styles from './editor-bar.module.css';
import type { EditorDialog } from '../dialogs/editor-dialogs.tsx';
import type { TextKey } from '@form-portal/domain';
import type { IconProps } from '@form-portal/ui';
import type { ComponentType, ReactElement } from 'react';

export interface MoreMenuProps {
  readonly onOpen: (dialog: EditorDialog) => void;
  /** Shows all texts in the place of the form. */
  readonly onTranslate: () => void;
}

interface Entry {
  readonly textKey: TextKey;
  readonly Icon: ComponentType<IconProps>;
  readonly run: () => void;
}

/** What is not needed all the time: the check, the table of texts, earlier versions, a copy, the keys. */
export function MoreMenu({ onOpen, onTranslate }: MoreMenuProps): ReactElement {
  const { text } = useI18n();
  const run = useRun();
  const guid = useEditor(({ baseline }) => baseline.guid);
  function showTexts(): void {
    run(showTabCommand('edit'));
    onTranslate();
  }
  const entries: readonly Entry[] = [
    { textKey: 'admin.check', Icon: ListChecksIcon, run: () => onOpen('check') },
    { textKey: 'admin.translateTable', Icon: LanguagesIcon, run: showTexts },
    ...(guid === null
      ? []
      : [{ textKey: 'admin.revisions', Icon: HistoryIcon, run: () => onOpen('revisions') } as const]),
    { textKey: 'admin.command.help', Icon: KeyboardIcon, run: () => onOpen('help') },
  ];
  return (
    <Menu
      className={styles.more}
      button={
        <>
          <EllipsisIcon />
          <VisuallyHidden>{text('admin.more')}</VisuallyHidden>
        </>
      }
    >
      <ul>
        {entries.map(({ textKey, Icon, run }) => (
          <li key={textKey}>
            <button
              type="button"
              className={menuItem}
              onClick={(event) => {
                closeMenuOf(event.currentTarget);
                run();
              }}
            >
              <Icon />
              {text(textKey)}
            </button>
          </li>
        ))}
        {guid !== null && (
          <li>
            <a className={menuItem} href={`/admin/form/new?copy=${guid}`}>
              <CopyIcon />
              {text('admin.duplicateForm')}
            </a>
          </li>
        )}
      </ul>
    </Menu>
  );
}

import {
  CopyIcon,
  EllipsisIcon,
  HistoryIcon,
  KeyboardIcon,
  LanguagesIcon,
  ListChecksIcon,
  Menu,
  TrashIcon,
  VisuallyHidden,
  menuItem,
} from '@form-portal/ui';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { useEditor } from '../editor-context.tsx';
import { commandList } from '../model/command-list.ts';
import { CommandItem } from './command-item.tsx';
import { PhoneItems } from './phone-items.tsx';
import styles from './editor-bar.module.css';
import type { IconProps } from '@form-portal/ui';
import type { CommandEntry } from '../model/commands/command.ts';
import type { ComponentType, ReactElement } from 'react';

const icons: Readonly<Record<NonNullable<CommandEntry['menu']>, ComponentType<IconProps>>> = {
  check: ListChecksIcon,
  texts: LanguagesIcon,
  revisions: HistoryIcon,
  discard: TrashIcon,
  keys: KeyboardIcon,
};

const entries = commandList.flatMap((command) =>
  command.menu === undefined ? [] : [{ command, Icon: icons[command.menu] }],
);

/** The menu of commands that are needed rarely, and a link that duplicates the form. */
export function MoreMenu(): ReactElement {
  const { text } = useI18n();
  const guid = useEditor(({ baseline }) => baseline.guid);
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
      <PhoneItems />
      <ul>
        {entries.map(({ command, Icon }) => (
          <CommandItem key={command.id} command={command} icon={<Icon />} />
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

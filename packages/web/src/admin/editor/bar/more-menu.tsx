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
  closeMenuOf,
  menuItem,
} from '@form-portal/ui';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { useAvailable, useEditor, useRun } from '../editor-context.tsx';
import { commandList } from '../model/command-list.ts';
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
        {entries.map((entry) => (
          <Entry key={entry.command.id} {...entry} />
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

interface EntryProps {
  readonly command: CommandEntry;
  readonly Icon: ComponentType<IconProps>;
}

/** A command of the menu; hidden while it is not available. */
function Entry({ command, Icon }: EntryProps): ReactElement | null {
  const { text } = useI18n();
  const run = useRun();
  const isAvailable = useAvailable(command);
  if (!isAvailable) return null;
  return (
    <li>
      <button
        type="button"
        className={menuItem}
        onClick={(event) => {
          closeMenuOf(event.currentTarget);
          run(command.run);
        }}
      >
        <Icon />
        {text(command.labelKey)}
      </button>
    </li>
  );
}

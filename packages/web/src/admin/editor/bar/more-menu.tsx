import { CopyIcon, EllipsisIcon, Menu, VisuallyHidden, menuItem } from '@form-portal/ui';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { useEditor } from '../editor-context.tsx';
import { commandList } from '../model/commands/command-list.ts';
import { CommandItem } from './command-item.tsx';
import { PhoneItems } from './phone-items.tsx';
import styles from './editor-bar.module.css';
import type { ReactElement } from 'react';

const alwaysInMenu = commandList.filter(({ inMenu }) => inMenu === 'always');
const inNarrowMenu = commandList.filter(({ inMenu }) => inMenu === 'narrow');

/** The menu of rarely used commands, and a link that duplicates the form. */
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
      <ul className={styles.narrowItems}>
        {inNarrowMenu.map((command) => (
          <CommandItem key={command.id} command={command} />
        ))}
      </ul>
      <ul>
        {alwaysInMenu.map((command) => (
          <CommandItem key={command.id} command={command} />
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

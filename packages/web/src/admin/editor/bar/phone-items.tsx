import { ExternalLinkIcon, closeMenuOf, menuItem } from '@form-portal/ui';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { useEditor, useEditorStore } from '../editor-context.tsx';
import { commandList } from '../model/commands/command-list.ts';
import { isFormDirty } from '../model/editor-state.ts';
import { CommandItem } from './command-item.tsx';
import { LanguageItems } from './language-items.tsx';
import { previewAddress, saveAndPreview } from './preview-button.tsx';
import styles from './editor-bar.module.css';
import type { ReactElement } from 'react';

const commands = commandList.filter(({ bar }) => bar?.onPhone === 'item');

/** The tools of the bar that have no room on a phone, as items of its menu (docs/design.md#phones-and-tablets). */
export function PhoneItems(): ReactElement {
  return (
    <div className={styles.phoneItems}>
      <ul>
        {commands.map((command) => (
          <CommandItem key={command.id} command={command} />
        ))}
        <PreviewItem />
      </ul>
      <LanguageItems />
    </div>
  );
}

function PreviewItem(): ReactElement | null {
  const { text } = useI18n();
  const store = useEditorStore();
  const address = useEditor(previewAddress);
  const isDirty = useEditor(isFormDirty);
  if (!isDirty && address === null) return null;
  return (
    <li>
      {isDirty ? (
        <button
          type="button"
          className={menuItem}
          onClick={(event) => {
            closeMenuOf(event.currentTarget);
            saveAndPreview(store);
          }}
        >
          <ExternalLinkIcon />
          {text('admin.saveAndPreview')}
        </button>
      ) : (
        <a className={menuItem} href={address ?? ''} target="_blank" rel="noreferrer">
          <ExternalLinkIcon />
          {text('admin.preview')}
        </a>
      )}
    </li>
  );
}

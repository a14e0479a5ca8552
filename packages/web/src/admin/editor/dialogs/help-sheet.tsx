import { Button } from '@form-portal/ui';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { Popup } from '../../../shared/shell/popup.tsx';
import { commandList } from '../model/commands/command-list.ts';
import styles from './help-sheet.module.css';
import type { Shortcut } from '../model/commands/shortcut.ts';
import type { TextKey } from '@form-portal/domain';
import type { ReactElement } from 'react';

/** Keys with different names in different languages; others show their own character. */
const keyNameKeys: Readonly<Record<string, TextKey>> = {
  Enter: 'admin.key.enter',
  Escape: 'admin.key.escape',
  Delete: 'admin.key.delete',
};
const arrows: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
};

/** Every shortcut of the editor (docs/design.md#shortcuts). */
export function HelpSheet({ onClose }: { readonly onClose: () => void }): ReactElement {
  const { text } = useI18n();
  return (
    <Popup
      icon="info"
      title={text('admin.command.help')}
      exit="escape-or-scrim"
      onExit={onClose}
      actions={
        <Button kind="primary" data-first-focus onClick={onClose}>
          {text('close')}
        </Button>
      }
    >
      <p className={styles.note}>{text('admin.helpNote')}</p>
      <dl className={styles.keys}>
        {commandList
          .filter(({ shortcuts }) => shortcuts.length > 0)
          .map(({ id, labelKey, shortcuts }) => (
            <div key={id} className={styles.row}>
              <dt>{text(labelKey)}</dt>
              <dd>
                <Keys shortcut={shortcuts[0]} />
              </dd>
            </div>
          ))}
      </dl>
    </Popup>
  );
}

function Keys({ shortcut }: { readonly shortcut: Shortcut | undefined }): ReactElement | null {
  const { text } = useI18n();
  if (shortcut === undefined) return null;
  const { key, mod, alt, shift } = shortcut;
  const nameKey = keyNameKeys[key];
  const keyName = nameKey === undefined ? (arrows[key] ?? key.toUpperCase()) : text(nameKey);
  const keyNames = [
    ...(mod ? [text('admin.key.ctrl')] : []),
    ...(alt ? [text('admin.key.alt')] : []),
    ...(shift ? [text('admin.key.shift')] : []),
    keyName,
  ];
  return (
    <>
      {keyNames.map((name) => (
        <kbd key={name}>{name}</kbd>
      ))}
    </>
  );
}

import { Setting, TextInput, XIcon } from '@form-portal/ui';
import { useRef, useState } from 'react';
import { useI18n } from '../../../../shared/i18n/i18n-context.tsx';
import { useEditor, useEditorStore, useRun } from '../../editor-context.tsx';
import { commandOf } from '../../model/commands/command-list.ts';
import { save } from '../../model/saving/save.ts';
import {
  allowExtensionsCommand,
  disallowExtensionCommand,
} from '../../model/commands/settings/attachment-rules.ts';
import { useFocusAtLocation } from '../../use-focus-at-location.ts';
import { useRefusedExtension } from './use-refused-extension.ts';
import styles from './custom-extensions.module.css';
import type { KeyboardEvent, ReactElement } from 'react';

/** File extensions in addition to the categories, normalised when added (specification §5, Attachments). One that is always refused is an error. */
export function CustomExtensions(): ReactElement {
  const { text } = useI18n();
  const control = useRef<HTMLInputElement>(null);
  const extensions = useEditor(({ form }) => form.attachments.customExtensions);
  const { typed, isInvalid, type, add } = useAdding();
  const refusedExtension = useRefusedExtension(extensions);
  const error = isInvalid ? text('admin.settings.endingsWrong') : refusedExtension;
  useFocusAtLocation(control, (location) => location.in === 'settings' && location.section === 'attachments');

  function onKeyDown(event: KeyboardEvent): void {
    // Saving includes the extension that is being typed.
    if (commandOf(event, 'text') === save) add();
    if (event.key !== 'Enter' && event.key !== ',') return;
    event.preventDefault();
    add();
  }

  return (
    <Setting label={text('admin.settings.endings')} error={error}>
      {(attributes) => (
        <div className={styles.box}>
          <ul className={styles.extensions} aria-label={text('admin.settings.endings')}>
            {extensions.map((extension) => (
              <Extension key={extension} extension={extension} onRemoved={() => control.current?.focus()} />
            ))}
          </ul>
          <TextInput
            {...attributes}
            ref={control}
            className={styles.input}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            placeholder={text('admin.settings.endingsHint')}
            value={typed}
            onChange={(event) => type(event.currentTarget.value)}
            onKeyDown={onKeyDown}
            onBlur={add}
          />
        </div>
      )}
    </Setting>
  );
}

/** The text typed but not yet added; it is left in the control when it contains no valid new extension. */
function useAdding() {
  const store = useEditorStore();
  const [typed, setTyped] = useState('');
  const [isInvalid, setInvalid] = useState(false);
  return {
    typed,
    isInvalid,
    type(text: string): void {
      setTyped(text);
      setInvalid(false);
    },
    add(): void {
      if (typed.trim() === '') return;
      const transaction = allowExtensionsCommand(typed)(store.state(), store.env());
      store.dispatch(transaction);
      setInvalid(transaction === null);
      if (transaction !== null) setTyped('');
    },
  };
}

interface ExtensionProps {
  readonly extension: string;
  readonly onRemoved: () => void;
}

function Extension({ extension, onRemoved }: ExtensionProps): ReactElement {
  const { text } = useI18n();
  const run = useRun();
  return (
    <li className={styles.extension}>
      {extension}
      <button
        type="button"
        className={styles.remove}
        aria-label={text('admin.settings.removeEnding', { name: extension })}
        onClick={() => {
          run(disallowExtensionCommand(extension));
          onRemoved();
        }}
      >
        <XIcon size={16} />
      </button>
    </li>
  );
}

import { Setting, TextInput, XIcon } from '@form-portal/ui';
import { useRef, useState } from 'react';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { useEditor, useEditorStore, useRun } from '../editor-context.tsx';
import { commandOf } from '../model/command-list.ts';
import { save } from '../model/save.ts';
import { allowExtensionsCommand, disallowExtensionCommand } from '../model/commands/attachment-rules.ts';
import { useFocusAtLocation } from '../use-focus-at-location.ts';
import { useRefusedEnding } from './use-refused-ending.ts';
import styles from './file-name-endings.module.css';
import type { KeyboardEvent, ReactElement } from 'react';

/** File name endings in addition to the categories, normalised when added (specification §5, Attachments). One that is always refused is an error. */
export function FileNameEndings(): ReactElement {
  const { text } = useI18n();
  const control = useRef<HTMLInputElement>(null);
  const endings = useEditor(({ form }) => form.attachments.customExtensions);
  const { typed, isRefused: isUnusable, type, add } = useAdding();
  const refused = useRefusedEnding(endings);
  const error = isUnusable ? text('admin.settings.endingsWrong') : refused;
  useFocusAtLocation(control, (location) => location.in === 'settings' && location.section === 'attachments');

  function onKeyDown(event: KeyboardEvent): void {
    // Saving includes the ending that is being typed.
    if (commandOf(event, 'text') === save) add();
    if (event.key !== 'Enter' && event.key !== ',') return;
    event.preventDefault();
    add();
  }

  return (
    <Setting label={text('admin.settings.endings')} error={error}>
      {(attributes) => (
        <div className={styles.box}>
          <ul className={styles.endings} aria-label={text('admin.settings.endings')}>
            {endings.map((ending) => (
              <Ending key={ending} ending={ending} onRemoved={() => control.current?.focus()} />
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

/** The text typed but not yet added; it stays in the control when it contains no valid new ending. */
function useAdding() {
  const store = useEditorStore();
  const [typed, setTyped] = useState('');
  const [isRefused, setRefused] = useState(false);
  return {
    typed,
    isRefused,
    type(text: string): void {
      setTyped(text);
      setRefused(false);
    },
    add(): void {
      if (typed.trim() === '') return;
      const before = store.state().form;
      store.run(allowExtensionsCommand(typed));
      const isAdded = store.state().form !== before;
      setRefused(!isAdded);
      if (isAdded) setTyped('');
    },
  };
}

interface EndingProps {
  readonly ending: string;
  readonly onRemoved: () => void;
}

function Ending({ ending, onRemoved }: EndingProps): ReactElement {
  const { text } = useI18n();
  const run = useRun();
  return (
    <li className={styles.ending}>
      {ending}
      <button
        type="button"
        className={styles.remove}
        aria-label={text('admin.settings.removeEnding', { name: ending })}
        onClick={() => {
          run(disallowExtensionCommand(ending));
          onRemoved();
        }}
      >
        <XIcon size={16} />
      </button>
    </li>
  );
}

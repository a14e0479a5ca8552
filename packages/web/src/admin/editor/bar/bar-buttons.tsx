import { Button, VisuallyHidden } from '@form-portal/ui';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { CommandIcon } from '../command-icon.tsx';
import { useAvailable, useEditor, useRun } from '../editor-context.tsx';
import { commandList } from '../model/commands/command-list.ts';
import { formatMessage } from '../model/messages/message.ts';
import { ToolButton } from './tool-button.tsx';
import styles from './editor-bar.module.css';
import type { BarButton, CommandEntry } from '../model/commands/command.ts';
import type { ReactElement } from 'react';

const entries = commandList.flatMap((command) =>
  command.bar === undefined ? [] : [{ command, button: command.bar }],
);

export interface BarButtonsProps {
  /** Which commands of the list: those with only an icon, or those with a label. */
  readonly show: 'icons' | 'labels';
}

/** The buttons of the commands that are in the bar, in the order of the list. */
export function BarButtons({ show }: BarButtonsProps): ReactElement {
  const Item = show === 'icons' ? IconButton : LabelButton;
  const shownEntries = entries.filter(({ button }) => (button.kind === 'icon') === (show === 'icons'));
  return (
    <>
      {shownEntries.map((entry) => (
        <Item key={entry.command.id} {...entry} />
      ))}
    </>
  );
}

interface ItemProps {
  readonly command: CommandEntry;
  readonly button: BarButton;
}

function IconButton({ command, button }: ItemProps): ReactElement {
  const label = useLabel({ command, button });
  const run = useRun();
  const available = useAvailable(command);
  return (
    <ToolButton label={label} available={available} onClick={() => run(command.run)}>
      <CommandIcon command={command} />
    </ToolButton>
  );
}

function LabelButton({ command, button }: ItemProps): ReactElement {
  const { text } = useI18n();
  const label = useLabel({ command, button });
  const run = useRun();
  const available = useAvailable(command);
  const note = useEditor((state) => button.noteOf?.(state) ?? null);
  return (
    <Button
      className={button.onPhone === 'button' ? styles.publish : styles.save}
      kind={button.kind === 'primary' ? 'primary' : 'secondary'}
      {...(command.icon !== undefined && { icon: <CommandIcon command={command} /> })}
      aria-disabled={!available}
      onClick={() => run(command.run)}
    >
      {label}
      {note !== null && <VisuallyHidden>. {formatMessage(note, text)}</VisuallyHidden>}
    </Button>
  );
}

function useLabel({ command, button }: ItemProps): string {
  const { text } = useI18n();
  return useEditor((state) =>
    button.labelOf === undefined ? text(command.labelKey) : formatMessage(button.labelOf(state), text),
  );
}

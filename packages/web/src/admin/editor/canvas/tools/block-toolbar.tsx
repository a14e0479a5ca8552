import { classNames } from '@form-portal/ui';
import { Fragment } from 'react';
import { useI18n } from '../../../../shared/i18n/i18n-context.tsx';
import { CommandIcon } from '../../command-icon.tsx';
import { useAvailable, useRun } from '../../editor-context.tsx';
import { commandList } from '../../model/command-list.ts';
import { ariaShortcut } from '../../model/shortcut.ts';
import { useCarryByKeys } from '../drag/use-carry-by-keys.ts';
import styles from './block-toolbar.module.css';
import type { Guid } from '@form-portal/domain';
import type { CommandEntry, ToolPart } from '../../model/commands/command.ts';
import type { KeyboardEvent, ReactElement } from 'react';

export interface BlockToolbarProps {
  readonly guid: Guid;
  /** The name of the block. */
  readonly name: string;
  /** Absent: all of them. */
  readonly parts?: readonly ToolPart[];
}

const tools = commandList.flatMap((command) =>
  command.tool === undefined ? [] : [{ command, ...command.tool }],
);

/** The toolbar of the selected block: one Tab stop, with arrow keys between the buttons (docs/design.md#selection). */
export function BlockToolbar({ guid, name, parts }: BlockToolbarProps): ReactElement {
  const i18n = useI18n();
  const carryByKeys = useCarryByKeys(guid);
  const shown = tools.filter(({ part }) => parts?.includes(part) !== false);

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined || event.altKey || event.defaultPrevented) return;
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const at = buttons.findIndex((button) => button === document.activeElement);
    event.preventDefault();
    buttons.at((at + step) % buttons.length)?.focus();
  }

  return (
    <div
      role="toolbar"
      tabIndex={-1}
      aria-label={i18n.text('admin.canvas.tools', { name })}
      lang={i18n.languageTag}
      className={styles.toolbar}
      onKeyDown={onKeyDown}
    >
      {shown.map(({ command, part, group }, index) => (
        <Fragment key={part}>
          {index > 0 && group !== shown[index - 1]?.group && <span className={styles.rule} />}
          <Tool
            command={command}
            part={part}
            {...(index === 0 ? { tabIndex: 0 } : {})}
            {...(part === 'grip' ? { onKeyDown: carryByKeys } : {})}
          />
        </Fragment>
      ))}
    </div>
  );
}

interface ToolProps {
  readonly command: CommandEntry;
  readonly part: ToolPart;
  readonly tabIndex?: number;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
}

/** A button of the toolbar. While unavailable it stays in the page, so that it keeps the focus. */
function Tool({ command, part, tabIndex = -1, onKeyDown }: ToolProps): ReactElement {
  const i18n = useI18n();
  const run = useRun();
  const isAvailable = useAvailable(command);
  const label = i18n.text(command.labelKey);
  const keys = command.shortcuts.map(ariaShortcut).join(' ');
  return (
    <button
      type="button"
      tabIndex={tabIndex}
      data-part={part}
      className={classNames(styles.tool, part === 'grip' && styles.grip)}
      aria-label={label}
      aria-keyshortcuts={keys === '' ? undefined : keys}
      aria-disabled={!isAvailable || undefined}
      title={label}
      onKeyDown={onKeyDown}
      onClick={() => run(command.run)}
    >
      <CommandIcon command={command} className={part === 'delete' ? styles.delete : undefined} />
    </button>
  );
}

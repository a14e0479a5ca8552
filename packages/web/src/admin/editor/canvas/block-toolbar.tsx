import { ArrowDownIcon, ArrowUpIcon, CopyIcon, GripIcon, TrashIcon, classNames } from '@form-portal/ui';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { useAvailable, useRun } from '../editor-context.tsx';
import { changeCanvasCommand } from '../model/commands/change-canvas.ts';
import { duplicateCommand } from '../model/commands/duplicate-element.ts';
import { moveDownCommand, moveUpCommand } from '../model/commands/move-element.ts';
import { useCarryByKeys } from './drag/use-carry-by-keys.ts';
import { useDeletion } from './use-deletion.ts';
import styles from './block-toolbar.module.css';
import type { Guid, TextKey } from '@form-portal/domain';
import type { Command } from '../model/commands/command.ts';
import type { KeyboardEvent, ReactElement, ReactNode } from 'react';

export interface BlockToolbarProps {
  readonly guid: Guid;
  /** What the block is called. */
  readonly name: string;
}

/** The tools of the selected block: one Tab stop, arrow keys between the buttons (docs/design.md#selection). */
export function BlockToolbar({ guid, name }: BlockToolbarProps): ReactElement {
  const i18n = useI18n();
  const run = useRun();
  const deletion = useDeletion();
  const carryByKeys = useCarryByKeys(guid);

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
      <button
        type="button"
        data-part="grip"
        className={classNames(styles.tool, styles.grip)}
        aria-label={i18n.text('admin.command.moveTo')}
        title={i18n.text('admin.command.moveTo')}
        onKeyDown={carryByKeys}
        onClick={() => run(changeCanvasCommand({ asking: 'move' }))}
      >
        <GripIcon />
      </button>
      <span className={styles.rule} />
      <MoveTool part="up" labelKey="admin.command.moveUp" keys="Alt+ArrowUp" command={moveUpCommand}>
        <ArrowUpIcon />
      </MoveTool>
      <MoveTool part="down" labelKey="admin.command.moveDown" keys="Alt+ArrowDown" command={moveDownCommand}>
        <ArrowDownIcon />
      </MoveTool>
      <span className={styles.rule} />
      <Tool
        part="duplicate"
        labelKey="admin.command.duplicate"
        keys="Control+D"
        onClick={() => run(duplicateCommand)}
      >
        <CopyIcon />
      </Tool>
      <Tool part="delete" labelKey="admin.command.delete" keys="Delete" onClick={deletion}>
        <TrashIcon className={styles.delete} />
      </Tool>
    </div>
  );
}

interface ToolProps {
  readonly part: string;
  readonly labelKey: TextKey;
  readonly keys: string;
  readonly unavailable?: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** A button of the toolbar; where it can do nothing it stays, so that the focus does. */
function Tool({ part, labelKey, keys, unavailable = false, onClick, children }: ToolProps): ReactElement {
  const i18n = useI18n();
  return (
    <button
      type="button"
      tabIndex={-1}
      data-part={part}
      className={styles.tool}
      aria-label={i18n.text(labelKey)}
      aria-keyshortcuts={keys}
      aria-disabled={unavailable || undefined}
      title={i18n.text(labelKey)}
      onClick={onClick}
    >
      {children}
    </button>
  );
}

interface MoveToolProps extends Omit<ToolProps, 'unavailable' | 'onClick'> {
  readonly command: Command;
}

function MoveTool({ command, ...tool }: MoveToolProps): ReactElement {
  const run = useRun();
  return <Tool {...tool} unavailable={!useAvailable(command)} onClick={() => run(command)} />;
}

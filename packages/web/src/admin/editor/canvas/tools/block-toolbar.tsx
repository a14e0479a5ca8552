import { classNames } from '@form-portal/ui';
import { Fragment } from 'react';
import { useI18n } from '../../../../shared/i18n/i18n-context.tsx';
import { CommandIcon } from '../../command-icon.tsx';
import { useAvailable, useRun } from '../../editor-context.tsx';
import { commandList } from '../../model/commands/command-list.ts';
import { ariaShortcut } from '../../model/commands/shortcut.ts';
import { useCarryByKeys, type GripHandlers } from '../drag/use-carry-by-keys.ts';
import styles from './block-toolbar.module.css';
import type { Guid } from '@form-portal/domain';
import type { CommandEntry, BlockTool } from '../../model/commands/command.ts';
import type { KeyboardEvent, ReactElement } from 'react';

export interface BlockToolbarProps {
  readonly guid: Guid;
  /** The name of the block. */
  readonly name: string;
  readonly kind: 'element' | 'page';
}

const tools = commandList.flatMap((command) =>
  command.tool === undefined ? [] : [{ command, tool: command.tool }],
);

/** The toolbar of the selected block: one Tab stop, with arrow keys between the buttons (docs/design.md#selection). */
export function BlockToolbar({ guid, name, kind }: BlockToolbarProps): ReactElement {
  const i18n = useI18n();
  const gripHandlers = useCarryByKeys(guid);
  const shownTools = tools.filter(({ tool }) => kind === 'element' || tool.on === 'all');

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined || event.altKey || event.defaultPrevented) return;
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const focused = buttons.findIndex((button) => button === document.activeElement);
    event.preventDefault();
    buttons.at((focused + step) % buttons.length)?.focus();
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
      {shownTools.map(({ command, tool }, index) => (
        <Fragment key={command.id}>
          {index > 0 && tool.group !== shownTools[index - 1]?.tool.group && <span className={styles.rule} />}
          <Tool
            command={command}
            kind={tool.kind}
            {...(index === 0 ? { tabIndex: 0 } : {})}
            {...(tool.kind === 'grip' ? gripHandlers : {})}
          />
        </Fragment>
      ))}
    </div>
  );
}

interface ToolProps extends Partial<GripHandlers> {
  readonly command: CommandEntry;
  readonly kind: BlockTool['kind'];
  readonly tabIndex?: number;
}

/** A button of the toolbar. While unavailable it stays in the page, so that it keeps the focus. */
function Tool({ command, kind, tabIndex = -1, onKeyDown, onBlur }: ToolProps): ReactElement {
  const i18n = useI18n();
  const run = useRun();
  const isAvailable = useAvailable(command);
  const label = i18n.text(command.labelKey);
  const keys = command.shortcuts.map(ariaShortcut).join(' ');
  return (
    <button
      type="button"
      tabIndex={tabIndex}
      data-part={command.id}
      data-grip={kind === 'grip' ? '' : undefined}
      className={classNames(styles.tool, kind === 'grip' && styles.grip)}
      aria-label={label}
      aria-keyshortcuts={keys === '' ? undefined : keys}
      aria-disabled={!isAvailable || undefined}
      title={label}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
      onClick={() => run(command.run)}
    >
      <CommandIcon command={command} className={kind === 'danger' ? styles.danger : undefined} />
    </button>
  );
}

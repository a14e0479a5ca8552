import { closeMenuOf, menuItem } from '@form-portal/ui';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { CommandIcon } from '../command-icon.tsx';
import { useAvailable, useRun } from '../editor-context.tsx';
import type { CommandEntry } from '../model/commands/command.ts';
import type { ReactElement } from 'react';

export interface CommandItemProps {
  readonly command: CommandEntry;
}

/** A command as an item of a menu; hidden while it is not available. */
export function CommandItem({ command }: CommandItemProps): ReactElement | null {
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
        <CommandIcon command={command} />
        {text(command.labelKey)}
      </button>
    </li>
  );
}

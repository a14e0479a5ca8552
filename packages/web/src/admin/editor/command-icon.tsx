import type { CommandEntry } from './model/commands/command.ts';
import type { ReactElement } from 'react';

export interface CommandIconProps {
  readonly command: CommandEntry;
  readonly className?: string | undefined;
}

/** The icon of a command; nothing for a command without one. */
export function CommandIcon({ command, className }: CommandIconProps): ReactElement | null {
  const { icon: Icon } = command;
  return Icon === undefined ? null : <Icon className={className} />;
}

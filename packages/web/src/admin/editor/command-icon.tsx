import {
  ArrowDownIcon,
  ArrowUpIcon,
  CopyIcon,
  GripIcon,
  HistoryIcon,
  KeyboardIcon,
  LanguagesIcon,
  ListChecksIcon,
  PlayIcon,
  RedoIcon,
  SaveIcon,
  TrashIcon,
  UndoIcon,
} from '@form-portal/ui';
import type { IconProps } from '@form-portal/ui';
import type { CommandEntry, CommandIconName } from './model/commands/command.ts';
import type { ComponentType, ReactElement } from 'react';

const icons: Readonly<Record<CommandIconName, ComponentType<IconProps>>> = {
  check: ListChecksIcon,
  delete: TrashIcon,
  down: ArrowDownIcon,
  duplicate: CopyIcon,
  grip: GripIcon,
  keys: KeyboardIcon,
  redo: RedoIcon,
  revisions: HistoryIcon,
  save: SaveIcon,
  texts: LanguagesIcon,
  try: PlayIcon,
  undo: UndoIcon,
  up: ArrowUpIcon,
};

export interface CommandIconProps {
  readonly command: CommandEntry;
  readonly className?: string | undefined;
}

/** The icon of a command; nothing for a command without one. */
export function CommandIcon({ command, className }: CommandIconProps): ReactElement | null {
  if (command.icon === undefined) return null;
  const Icon = icons[command.icon];
  return <Icon className={className} />;
}

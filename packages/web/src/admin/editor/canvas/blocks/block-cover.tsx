import { useEditor, useRun } from '../../editor-context.tsx';
import { changeCanvasCommand } from '../../model/commands/window/change-canvas.ts';
import styles from './block.module.css';
import type { Guid } from '@form-portal/domain';
import type { ReactElement } from 'react';

export interface BlockCoverProps {
  /** Null: the form's head. */
  readonly guid: Guid | null;
  /** The accessible name, with type and position: all that screen readers get of the picture underneath. */
  readonly name: string;
  readonly selected: boolean;
  readonly onSelect: () => void;
}

/** The button that covers a block: only the block as a whole can be operated, not the controls underneath. */
export function BlockCover({ guid, name, selected, onSelect }: BlockCoverProps): ReactElement {
  const isTabStop = useEditor(({ canvas }) => canvas.tabStop === guid);
  const run = useRun();
  return (
    <button
      type="button"
      className={styles.cover}
      data-part="cover"
      aria-label={name}
      aria-current={selected || undefined}
      tabIndex={isTabStop ? 0 : -1}
      onFocus={() => run(changeCanvasCommand({ tabStop: guid }))}
      onClick={onSelect}
    />
  );
}

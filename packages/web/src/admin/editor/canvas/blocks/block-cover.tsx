import { useEditor, useRun } from '../../editor-context.tsx';
import { changeCanvasCommand } from '../../model/commands/change-canvas.ts';
import styles from './block.module.css';
import type { Guid } from '@form-portal/domain';
import type { ReactElement } from 'react';

export interface BlockCoverProps {
  /** Null: the form's head. */
  readonly guid: Guid | null;
  /** What it is, with its place: all that screen readers hear of the picture underneath. */
  readonly name: string;
  readonly selected: boolean;
  readonly onSelect: () => void;
}

/** The button that lies over a block: the picture of the form underneath can't be operated, only the block as a whole. */
export function BlockCover({ guid, name, selected, onSelect }: BlockCoverProps): ReactElement {
  const isEntry = useEditor(({ canvas }) => canvas.tabStop === guid);
  const run = useRun();
  return (
    <button
      type="button"
      className={styles.cover}
      data-part="cover"
      aria-label={name}
      aria-current={selected || undefined}
      tabIndex={isEntry ? 0 : -1}
      onFocus={() => run(changeCanvasCommand({ tabStop: guid }))}
      onClick={onSelect}
    />
  );
}

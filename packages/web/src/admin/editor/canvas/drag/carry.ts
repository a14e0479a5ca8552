import { changeCanvasCommand } from '../../model/commands/window/change-canvas.ts';
import { moveToCommand } from '../../model/commands/layout/move-to.ts';
import { isSameTarget, type Carried } from '../../model/view/canvas-view.ts';
import { additionCommand } from '../spots/use-addition.ts';
import { createAutoScroll } from './auto-scroll.ts';
import { dropTargetAt } from './drop-target.ts';
import { createDragGhost } from './drag-ghost.ts';
import type { Target } from '@form-portal/domain/edit';
import type { EditorStore } from '../../editor-store.ts';
import type { Command } from '../../model/commands/command.ts';
import type { Point } from './nearest-spot.ts';

/** A block to be picked up. */
export interface Pickup {
  readonly carried: Carried;
  /** The element that the drag ghost copies. */
  readonly source: HTMLElement;
  readonly editor: EditorStore;
}

/** A drag in progress. */
export interface Carry {
  readonly move: (point: Point) => void;
  /** Drops the block at the drop target, if there is one. */
  readonly drop: () => void;
  readonly cancel: () => void;
}

/** The command of a drop at a target. */
function dropCommand(carried: Carried, target: Target): Command {
  return carried.kind === 'element'
    ? moveToCommand(carried.guid, target)
    : additionCommand(carried.type, target);
}

/** Starts to drag a block; null when there is no canvas to drop it on. */
export function pickUp({ carried, source, editor }: Pickup, from: Point): Carry | null {
  const canvas = document.querySelector('[data-editor-region="canvas"]');
  if (canvas === null) return null;
  const ghost = createDragGhost(source, from);
  let pointer = from;
  editor.run(changeCanvasCommand({ carried, dropTarget: null, addTarget: null, renaming: null, alert: '' }));

  function updateDropTarget(): void {
    if (canvas === null) return;
    const isOver = isWithin(pointer, canvas.getBoundingClientRect());
    const dropTarget = isOver ? dropTargetAt(canvas, pointer, carried, editor.state().form) : null;
    if (!isSameTarget(dropTarget, editor.state().canvas.dropTarget))
      editor.run(changeCanvasCommand({ dropTarget }));
  }
  const scroll = createAutoScroll(canvas, updateDropTarget);
  function end(): void {
    scroll.stop();
    ghost.remove();
    editor.run(changeCanvasCommand({ carried: null, dropTarget: null }));
  }

  return {
    move(point) {
      pointer = point;
      ghost.follow(point);
      scroll.follow(point.y);
      updateDropTarget();
    },
    drop() {
      const { dropTarget } = editor.state().canvas;
      end();
      if (dropTarget !== null) editor.run(dropCommand(carried, dropTarget));
    },
    cancel: end,
  };
}

function isWithin({ x, y }: Point, { left, right, top, bottom }: DOMRect): boolean {
  return x >= left && x <= right && y >= top && y <= bottom;
}

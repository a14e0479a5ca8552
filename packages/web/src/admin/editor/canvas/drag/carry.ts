import { changeCanvasCommand } from '../../model/commands/change-canvas.ts';
import { moveToCommand } from '../../model/commands/move-to.ts';
import { sameTarget, type Carried } from '../../model/canvas-view.ts';
import { additionOf } from '../spots/use-addition.ts';
import { createAutoScroll } from './auto-scroll.ts';
import { landingAt } from './landing.ts';
import { lift } from './lifted.ts';
import type { Target } from '@form-portal/domain/edit';
import type { EditorStore } from '../../editor-store.ts';
import type { Command } from '../../model/commands/command.ts';
import type { Point } from './nearest-spot.ts';

/** What is picked up, and by what. */
export interface Load {
  readonly carried: Carried;
  /** What is lifted for the eye. */
  readonly source: HTMLElement;
  readonly editor: EditorStore;
}

/** Something that is being carried by the pointer. */
export interface Carry {
  readonly move: (point: Point) => void;
  /** Puts it down where the line shows; nothing happens where there is none. */
  readonly drop: () => void;
  readonly cancel: () => void;
}

/** What putting something down at a place does. */
function landingCommand(carried: Carried, target: Target): Command {
  return carried.kind === 'element' ? moveToCommand(carried.guid, target) : additionOf(carried.type, target);
}

/** Picks something up; null when there is no canvas to put it down on. */
export function pickUp({ carried, source, editor }: Load, from: Point): Carry | null {
  const sheet = document.querySelector('[data-editor-region="canvas"]');
  if (sheet === null) return null;
  const lifted = lift(source, from);
  let at = from;
  editor.run(changeCanvasCommand({ carried, landing: null, adding: null, renaming: null }));

  function look(): void {
    if (sheet === null) return;
    const isOver = isWithin(at, sheet.getBoundingClientRect());
    const landing = isOver ? landingAt(sheet, at, carried, editor.state().form) : null;
    if (!sameTarget(landing, editor.state().canvas.landing)) editor.run(changeCanvasCommand({ landing }));
  }
  const scroll = createAutoScroll(sheet, look);
  function putAway(): void {
    scroll.stop();
    lifted.drop();
    editor.run(changeCanvasCommand({ carried: null, landing: null }));
  }

  return {
    move(point) {
      at = point;
      lifted.follow(point);
      scroll.near(point.y);
      look();
    },
    drop() {
      const { landing } = editor.state().canvas;
      putAway();
      if (landing !== null) editor.run(landingCommand(carried, landing));
    },
    cancel: putAway,
  };
}

function isWithin({ x, y }: Point, { left, right, top, bottom }: DOMRect): boolean {
  return x >= left && x <= right && y >= top && y <= bottom;
}

import type { CanvasView } from '../canvas-view.ts';
import { changeView } from '../canvas-view.ts';
import type { Command } from './command.ts';

/** Opens, closes or marks something on the canvas; null when it is like that already. */
export function changeCanvasCommand(change: Partial<CanvasView>): Command {
  return ({ canvas }) => (changeView(canvas, change) === canvas ? null : { kind: 'canvas', change });
}

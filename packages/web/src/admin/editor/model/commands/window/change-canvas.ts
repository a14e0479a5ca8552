import { changeView, type CanvasView } from '../../view/canvas-view.ts';
import type { Command } from '../command.ts';

/** Changes the canvas view; null when nothing differs. */
export function changeCanvasCommand(change: Partial<CanvasView>): Command {
  return ({ canvas }) => (changeView(canvas, change) === canvas ? null : { kind: 'canvas', change });
}

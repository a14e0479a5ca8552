import { guidOf } from '@form-portal/domain/testing';
import { one } from '@form-portal/ui/testing';
import { act } from 'react';

import { MarkdownContext } from '../../../../shared/markdown/markdown.tsx';
import { markdownToHtml } from '../../../../shared/markdown/markdown-to-html.ts';
import { editor } from '../../model/testing/editor-notation.ts';
import { drawEditor, type DrawnEditor } from '../../testing/draw-editor.tsx';
import { UndoOffer } from '../../frame/undo-offer.tsx';
import { useShortcuts } from '../../frame/use-shortcuts.ts';
import { Canvas } from '../canvas.tsx';
import type { ReactElement } from 'react';
/** What the canvas needs of the window: its shortcuts and the offer to undo. */
function Window(): ReactElement {
  useShortcuts();
  return <UndoOffer />;
}

/** The canvas with a form and a selection in the notation of layouts. */
export function draw(notation: string, language = 'gb'): DrawnEditor {
  return drawEditor(
    <MarkdownContext value={markdownToHtml}>
      <Canvas />
      <Window />
    </MarkdownContext>,
    { ...editor(notation), language },
  );
}

/** The canvas, with a text control in the side panel beside it. */
export function drawBesideText(notation: string): DrawnEditor {
  return drawEditor(
    <MarkdownContext value={markdownToHtml}>
      <Canvas />
      <Window />
      <div data-editor-region="panel">
        <textarea />
      </div>
    </MarkdownContext>,
    editor(notation),
  );
}

export function block(name: string): HTMLElement {
  return one(`[data-block="${name === 'form' ? name : guidOf(name)}"]`);
}

/** The button over a block. */
export function cover(name: string): HTMLElement {
  const found = block(name).querySelector<HTMLElement>(':scope > [data-part="cover"]');
  if (found === null) throw new Error(`${name} has no cover`);
  return found;
}

export function part(name: string, called: string): HTMLElement {
  const found = block(name).querySelector<HTMLElement>(`[data-part="${called}"]`);
  if (found === null) throw new Error(`${name} has no ${called}`);
  return found;
}

/** Presses a key with others held. */
export function pressWith(key: string, held: KeyboardEventInit = {}): void {
  act(() => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...held });
    (document.activeElement ?? document.body).dispatchEvent(event);
  });
}

export function point(
  target: Element,
  from: readonly [number, number],
  to: readonly [number, number] = from,
): void {
  const at = ([clientX, clientY]: readonly [number, number]) => ({
    clientX,
    clientY,
    bubbles: true,
    button: 0,
  });
  act(() => {
    target.dispatchEvent(new PointerEvent('pointerdown', at(from)));
    target.dispatchEvent(new PointerEvent('pointerup', at(to)));
  });
}

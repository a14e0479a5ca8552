import { moveWhole } from './move-whole.ts';
import type { ShownMove } from '../model/shown-moves.ts';

/** A move on the page. */
export interface MoveToShow {
  /** What its block is drawn into. */
  readonly host: HTMLElement;
  /** The slot where it stood; null: the field is new. */
  readonly slot: HTMLElement | null;
  readonly move: ShownMove;
  /** The slot of the field, or the part of the group, that it goes to. */
  readonly beside: HTMLElement;
}

/**
 * Puts a block where its field goes, in the lines that are there: they look as they will when the form is drawn anew. Answers what takes
 * back everything but the block's own place. The browser can move elements whole (`moveBefore`).
 */
export function showMove(shown: MoveToShow): () => void {
  switch (shown.move.kind) {
    case 'beside':
      return showBeside(shown);
    case 'line':
      return showOnLine(shown);
    case 'run':
      return showInRun(shown);
  }
}

function showBeside({ host, slot, move, beside }: MoveToShow): () => void {
  const line = lineOf(beside);
  const leave = leaveLine(slot);
  moveWhole(host, line, move.side === 'before' ? beside : beside.nextSibling);
  line.dataset['shared'] = '';
  return () => {
    leave();
    delete line.dataset['shared'];
  };
}

function showOnLine({ host, slot, move, beside }: MoveToShow): () => void {
  const other = lineOf(beside);
  const part = other.parentElement;
  const next = move.side === 'before' ? other : other.nextSibling;
  if (slot !== null && isAlone(slot) && part === lineOf(slot).parentElement) {
    swapOrMove(lineOf(slot), next);
    return () => undefined;
  }
  const own = ownLine(move, slot ?? beside);
  const leave = leaveLine(slot);
  part?.insertBefore(own, next);
  moveWhole(host, own);
  return () => {
    leave();
    own.remove();
  };
}

/** Puts a line before another one. Where they change places, the other one goes: it has no tools that would be laid out anew. */
function swapOrMove(line: HTMLElement, next: Node | null): void {
  const { parentElement: part, previousElementSibling: above, nextElementSibling: below } = line;
  if (above !== null && above === next) part?.moveBefore(above, below);
  else if (below !== null && below.nextSibling === next) part?.moveBefore(below, line);
  else part?.moveBefore(line, next);
}

function showInRun({ host, slot, move, beside }: MoveToShow): () => void {
  const run = document.createElement('div');
  run.style.contentVisibility = 'visible';
  const own = ownLine(move, slot);
  run.append(own);
  const leave = leaveLine(slot);
  beside.parentElement?.insertBefore(run, move.side === 'before' ? beside : beside.nextSibling);
  moveWhole(host, own);
  return () => {
    leave();
    run.remove();
  };
}

function lineOf(slot: HTMLElement): HTMLElement {
  if (slot.parentElement === null) throw new Error('A slot stands in no line.');
  return slot.parentElement;
}

/** A line for a moved field, such as another slot stands in; a wide field has the whole of it. */
function ownLine({ moved }: ShownMove, slot: HTMLElement | null): HTMLElement {
  const own = slot === null ? document.createElement('div') : (lineOf(slot).cloneNode(false) as HTMLElement);
  own.removeAttribute('style');
  if (moved.width === 'wide') own.style.display = 'block';
  return own;
}

function isAlone(slot: HTMLElement): boolean {
  return lineOf(slot).querySelectorAll(':scope > [data-slot]').length === 1;
}

/**
 * A line or run that nothing is left of takes no room; the line after the first one of a part becomes the first. It is not taken out of
 * the layout, which costs the browser more than the block that moves.
 */
function leaveLine(slot: HTMLElement | null): () => void {
  if (slot === null || !isAlone(slot)) return () => undefined;
  const line = lineOf(slot);
  const [last, next] = [line.previousElementSibling, line.nextElementSibling];
  const left = isLine(last) || isLine(next) ? line : line.parentElement;
  const risen = !isLine(last) && isLine(next) ? next : null;
  if (left !== null) left.dataset['left'] = '';
  if (risen !== null) risen.style.marginBlockStart = '0';
  return () => {
    if (left !== null) delete left.dataset['left'];
    if (risen !== null) risen.style.marginBlockStart = '';
  };
}

function isLine(element: Element | null): element is HTMLElement {
  return element instanceof HTMLElement && element.querySelector(':scope > [data-slot]') !== null;
}

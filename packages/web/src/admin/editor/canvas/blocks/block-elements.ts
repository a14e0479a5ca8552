import { parseGuid } from '@form-portal/domain';
import type { Guid } from '@form-portal/domain';

/** The block that an element on the canvas belongs to; null for the form's head, and for what is in no block. */
export function guidOfBlock(element: Element): Guid | null {
  const written = element.closest<HTMLElement>('[data-block]')?.dataset['block'];
  return written === undefined ? null : (parseGuid(written) ?? null);
}

/** The button over a block that an event happened on; null: it happened elsewhere. */
export function coverOf(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('[data-part="cover"]') : null;
}

/** The id of the block of an element of the form; null: its head. */
export function blockId(guid: Guid | null): string {
  return `block-${guid ?? 'form'}`;
}

/** The block of an element of the form; null: its head. By its id, because looking through a long form would hold up every key. */
export function findBlock(root: ParentNode, guid: Guid | null): HTMLElement | null {
  return root.querySelector<HTMLElement>(`#${blockId(guid)}`);
}

/** A part of a block, such as its cover or a button of its toolbar, which in a group goes along in a place of its own. */
export function findPart(block: Element, part: string): HTMLElement | null {
  const wanted = `[data-part="${part}"]`;
  return block.querySelector<HTMLElement>(
    `:scope > ${wanted}, :scope > [role="toolbar"] > ${wanted}, :scope > div > [role="toolbar"] > ${wanted}`,
  );
}

/** The covers of all blocks, in the order of the page. */
export function allCovers(root: ParentNode): readonly HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('[data-part="cover"]')];
}

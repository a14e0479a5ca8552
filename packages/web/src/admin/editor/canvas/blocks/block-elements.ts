import { parseGuid } from '@form-portal/domain';
import type { Guid } from '@form-portal/domain';

/** The GUID of the block that contains an element; null for the form's head and outside of blocks. */
export function guidOfBlock(element: Element): Guid | null {
  const block = element.closest<HTMLElement>('[data-block]')?.dataset['block'];
  return parseGuid(block ?? '') ?? null;
}

/** The block cover that an event happened on; null: none. */
export function coverOf(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('[data-part="cover"]') : null;
}

/**
 * The GUID of the element whose block, or whose item in the list of pages, an event happened on; null: the form's head. Undefined: it
 * happened on neither.
 */
export function elementAt(target: EventTarget | null): Guid | null | undefined {
  if (!(target instanceof Element)) return undefined;
  const item = target.closest<HTMLElement>('[data-page-item]');
  if (item !== null) return parseGuid(item.dataset['pageItem'] ?? '');
  const cover = coverOf(target);
  return cover === null ? undefined : guidOfBlock(cover);
}

/** The DOM id of a block; null: the form's head. */
export function blockId(guid: Guid | null): string {
  return `block-${guid ?? 'form'}`;
}

/** The block of a form element; null: the form's head. By id, since searching a long form would delay every key press. */
export function findBlock(root: ParentNode, guid: Guid | null): HTMLElement | null {
  return root.querySelector<HTMLElement>(`#${blockId(guid)}`);
}

/** A part of a block, such as its cover or a toolbar button; a group's toolbar has a wrapper around it. */
export function findPart(block: Element, part: string): HTMLElement | null {
  const selector = `[data-part="${part}"]`;
  return block.querySelector<HTMLElement>(
    `:scope > ${selector}, :scope > [role="toolbar"] > ${selector}, :scope > div > [role="toolbar"] > ${selector}`,
  );
}

/** The covers of all blocks, in page order. */
export function allCovers(root: ParentNode): readonly HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('[data-part="cover"]')];
}

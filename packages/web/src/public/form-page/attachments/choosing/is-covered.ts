/** Whether a popup is over the page, which takes no files behind it. Every dialog is modal. */
export function isCovered(): boolean {
  return document.querySelector('dialog[open]') !== null;
}

// Prepares the document for tests that render: polyfills what jsdom lacks, and lets React wait for `act`.
// Test files share the document, so a pointer that a test leaves pressed is released.
import { afterEach } from 'vitest';

/** Dialogs open and close, but the page behind does not become inert. */
const modalDialogs = {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event('close'));
  },
};

/** There is no layout: nothing scrolls, and only elements marked as hidden are. */
const layout = {
  scrollIntoView: () => undefined,
  getClientRects(this: Element) {
    return this.closest('[hidden]') === null ? [new DOMRect()] : [];
  },
};

Object.assign(HTMLDialogElement.prototype, modalDialogs);
Object.assign(Element.prototype, layout);
Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

let isPressed = false;
document.addEventListener('pointerdown', () => (isPressed = true), true);
afterEach(async () => {
  if (!isPressed) return;
  isPressed = false;
  document.dispatchEvent(new Event('pointercancel'));
  // Callbacks that wait for the release also wait for its click (`after-pointer.ts`).
  await new Promise((resolve) => setTimeout(resolve, 60));
});

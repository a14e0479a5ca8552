// What everything that draws finds in its document, before each file of tests: what jsdom lacks of a browser, and React waiting for `act`.
// The files share the document: a pointer that a test leaves pressed is released.
import { afterEach } from 'vitest';

/** Modal dialogs open and close, and nothing behind them becomes inert. */
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

/** Nothing is laid out: nothing scrolls, and only what says so is hidden. */
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
  // What waits for the release waits for its click, too (`after-pointer.ts`).
  await new Promise((resolve) => setTimeout(resolve, 60));
});

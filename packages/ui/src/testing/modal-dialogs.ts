/** Gives jsdom the two calls of modal dialogs that it lacks: they open and close, and nothing behind them becomes inert. */
export function modalDialogs(): void {
  const prototype = HTMLDialogElement.prototype;
  if ('showModal' in prototype) return;
  Object.assign(prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      if (!this.open) return;
      this.open = false;
      this.dispatchEvent(new Event('close'));
    },
  });
}

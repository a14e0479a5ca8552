import { fileInputId } from '../attachment-ids.ts';

/** Opens the browser's file chooser. */
export function openFileChooser(): void {
  fileInput()?.click();
}

/** The file input behind the button. */
export function fileInput(): HTMLInputElement | null {
  const input = document.getElementById(fileInputId);
  return input instanceof HTMLInputElement ? input : null;
}

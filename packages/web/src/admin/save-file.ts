/** Saves a file to the administrator's device, as a download. */
export function saveFile(fileName: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = fileName;
  link.click();
  // Only after the browser has started to read it.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

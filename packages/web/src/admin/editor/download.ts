/** A text file to download. */
export interface TextFile {
  readonly fileName: string;
  readonly text: string;
  /** Media type; absent: JSON. */
  readonly type?: string;
}

/** Downloads a text as a file. */
export function download({ fileName, text, type = 'application/json' }: TextFile): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(link.href);
}

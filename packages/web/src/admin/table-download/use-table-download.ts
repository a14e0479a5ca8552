import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { saveFile } from '../save-file.ts';

export interface TableDownload {
  readonly fetchFile: (signal: AbortSignal) => Promise<Blob>;
  readonly fileName: string;
}

/** Downloads a table; leaving the page or the dialog stops the download. */
export function useTableDownload() {
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  return useMutation({
    mutationFn: async ({ fetchFile, fileName }: TableDownload) => {
      running.current = new AbortController();
      saveFile(fileName, await fetchFile(running.current.signal));
    },
  });
}

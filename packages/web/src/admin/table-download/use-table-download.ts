import { useEffect, useRef, useState } from 'react';
import { fetchTable, saveFile, type RowsCome } from '../api/fetch-table.ts';

/** How the download of a table stands. */
export interface TableDownload {
  readonly state: 'idle' | 'running' | 'done' | 'failed';
  /** Null while nobody knows. */
  readonly rows: RowsCome | null;
  readonly start: (address: string, fileName: string) => void;
}

/** Downloads a table; leaving the page or the dialog stops it. */
export function useTableDownload(): TableDownload {
  const [state, setState] = useState<TableDownload['state']>('idle');
  const [rows, setRows] = useState<RowsCome | null>(null);
  const stopping = useRef<AbortController | null>(null);
  useEffect(() => () => stopping.current?.abort(), []);

  async function run(address: string, fileName: string): Promise<void> {
    const { signal } = (stopping.current = new AbortController());
    setState('running');
    setRows(null);
    try {
      saveFile(await fetchTable(address, { signal, onProgress: setRows }), fileName);
      setState('done');
    } catch {
      // What was stopped is nobody's concern any more.
      if (!signal.aborted) setState('failed');
    }
  }
  return { state, rows, start: (address, fileName) => void run(address, fileName) };
}

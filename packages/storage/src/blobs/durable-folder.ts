import { mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Creates a folder durably, so that it survives a power failure.
 *
 * @public For vault adapters that store on disk.
 */
export async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true, mode: 0o700 });
  if (first === undefined) return;
  for (let made = folder; made.length >= first.length; made = dirname(made)) await syncFolder(dirname(made));
}

/**
 * Makes the directory entries of a folder durable.
 *
 * @public For vault adapters that store on disk.
 */
export async function syncFolder(folder: string): Promise<void> {
  // Windows cannot open folders; its file system persists names itself.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

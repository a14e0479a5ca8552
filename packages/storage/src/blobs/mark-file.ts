import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { syncFolder } from './durable-folder.ts';

const markName = 'installation';

/** The id of the installation that a contents folder belongs to; undefined when the folder has no mark. */
export async function readMark(folder: string): Promise<string | undefined> {
  try {
    const id = (await readFile(join(folder, markName), 'utf8')).trim();
    return id === '' ? undefined : id;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Writes the mark atomically, replacing an existing one. Creates the folder if needed. */
export async function writeMark(folder: string, id: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, markName);
  // A unique name, since several processes may write the mark at startup.
  const temporaryPath = join(folder, `.${markName}-${randomUUID()}`);
  const file = await open(temporaryPath, 'wx', 0o600);
  try {
    await file.writeFile(`${id}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(temporaryPath, path);
  await syncFolder(folder);
}

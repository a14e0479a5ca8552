import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { readdir, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A separate file system, small enough for a test to fill. */
export interface SmallDisk {
  readonly folder: string;
  /** Fills the disk, leaving this many bytes free. */
  fill(leavingBytes?: number): Promise<void>;
  /** Frees what `fill` wrote. */
  empty(): Promise<void>;
  remove(): void;
}

const ballast = 'ballast';

/** Another process may have filled the disk in the meantime, which serves as well. */
function unlessFull(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOSPC') throw error;
}

/** Mounts a disk in memory, of a size in megabytes; undefined when this process may not mount (it must be root on Linux). */
export function mountSmallDisk(megabytes: number): SmallDisk | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'form-portal-disk-'));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]);
  if (mounted.status !== 0) {
    rmSync(folder, { recursive: true });
    return undefined;
  }
  let files = 0;
  return {
    folder,
    async fill(leavingBytes = 0) {
      const { bavail, bsize } = await statfs(folder);
      const size = bavail * bsize - leavingBytes;
      files += 1;
      if (size > 0)
        await writeFile(join(folder, `${ballast}-${files}`), Buffer.alloc(size)).catch(unlessFull);
    },
    async empty() {
      for (const name of await readdir(folder)) if (name.startsWith(ballast)) await rm(join(folder, name));
    },
    remove() {
      spawnSync('umount', ['--lazy', folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

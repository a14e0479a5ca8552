import { statSync } from 'node:fs';
import { DataFolderGoneError } from '../storage-error.ts';

/** Files and folders in use, identified by device and inode. */
export interface OpenFiles {
  /** Throws {@link DataFolderGoneError} when a path is missing or leads to something else than at first. Takes microseconds. */
  assertInPlace(): void;
}

/**
 * Remembers device and inode of each path: no other file gets the inode of a file that is open. Paths that do not exist yet are
 * not watched.
 */
export function watchOpenFiles(paths: readonly string[]): OpenFiles {
  const watched = paths.flatMap((path) => {
    const identity = identityOf(path);
    return identity === undefined ? [] : [{ path, identity }];
  });
  return {
    assertInPlace() {
      for (const { path, identity } of watched)
        if (identityOf(path) !== identity) throw new DataFolderGoneError();
    },
  };
}

function identityOf(path: string): string | undefined {
  try {
    const stats = statSync(path, { bigint: true, throwIfNoEntry: false });
    return stats && `${stats.dev}:${stats.ino}`;
  } catch {
    // A parent is no longer a folder, or not accessible: not in place either way.
    return undefined;
  }
}

import { statSync } from 'node:fs';
import { DataFolderGoneError } from '../storage-error.ts';

/** Files and folders that are in use, by what they were when they were opened. */
export interface OpenFiles {
  /** Throws {@link DataFolderGoneError} when a path leads to nothing, or to something else than at first. Costs microseconds. */
  assertInPlace(): void;
}

/**
 * Remembers what paths lead to now, by device and inode: as long as something is open, nothing else gets its inode. Paths that lead to
 * nothing yet are not watched.
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
    // A parent is no folder any more, or closed to us: not in place either way.
    return undefined;
  }
}

import { statfs } from 'node:fs/promises';
import { StorageFullError } from '../storage-error.ts';

/** Space of a file system, in bytes. */
export interface FreeSpace {
  /** Available to an unprivileged process. */
  readonly freeBytes: number;
  readonly totalBytes: number;
}

/** Reads the space of the file system that contains a folder. Ignores quotas. Rejects when the folder does not exist. */
export async function readFreeSpace(folder: string): Promise<FreeSpace> {
  const { bavail, bsize, blocks } = await statfs(folder);
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
}

/** Keeps a reserve of disk space that submissions cannot use up, so that accepted ones can still be delivered. */
export interface SpaceReserve {
  /** Rejects with `StorageFullError` when this many bytes (0 or more) would leave less than the reserve. */
  assertRoomFor(bytes: number): Promise<void>;
  /** Passes a content through while there is room for its next chunk; otherwise throws `StorageFullError`. */
  watch<Piece extends Uint8Array>(content: AsyncIterable<Piece>): AsyncIterable<Piece>;
}

/** How long a reading is reused (ms); bytes received in that time are subtracted. */
const readingServesMs = 200;

/** A reserve of `bytes` on the disk of `folder`; 0 keeps no reserve. `clock` returns monotonic milliseconds. */
export function createSpaceReserve(
  folder: string,
  reserveBytes: number,
  clock: () => number = () => performance.now(),
): SpaceReserve {
  let available = 0;
  let readAt = Number.NEGATIVE_INFINITY;

  async function assertRoomFor(bytes: number): Promise<void> {
    if (reserveBytes === 0) return;
    if (clock() - readAt > readingServesMs) {
      const { freeBytes } = await readFreeSpace(folder);
      available = freeBytes;
      readAt = clock();
    }
    if (available - bytes < reserveBytes)
      throw new StorageFullError('Receiving this would leave less free space than the reserve.');
  }

  return {
    assertRoomFor,
    async *watch(content) {
      for await (const piece of content) {
        await assertRoomFor(piece.byteLength);
        available -= piece.byteLength;
        yield piece;
      }
    },
  };
}

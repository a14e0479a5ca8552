import { statfs } from 'node:fs/promises';
import { StorageFullError } from '../storage-error.ts';

/** Space of a file system, in bytes. */
export interface FreeSpace {
  /** What an unprivileged process may still use. */
  readonly freeBytes: number;
  readonly totalBytes: number;
}

/** Reads the space of the file system that a folder is on. Quotas are not seen. Rejects when the folder is not there. */
export async function readFreeSpace(folder: string): Promise<FreeSpace> {
  const { bavail, bsize, blocks } = await statfs(folder);
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
}

/** Keeps some space of a disk free of what visitors send, so that what was accepted can still be delivered. */
export interface SpaceReserve {
  /** Rejects with `StorageFullError` when so many bytes (0 or more) would leave less than the reserve. */
  assertRoomFor(bytes: number): Promise<void>;
  /** Passes a content on as long as there is room for its next piece; otherwise breaks off with `StorageFullError`. */
  watch<Piece extends Uint8Array>(content: AsyncIterable<Piece>): AsyncIterable<Piece>;
}

/** How long a reading serves (ms): many pieces arrive in that time, and their bytes are counted. */
const readingServesMs = 200;

/** A reserve of so many bytes on the disk of `folder`; 0: none is kept. `clock` gives milliseconds that only grow. */
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
      throw new StorageFullError('Receiving this would leave less space free than the reserve.');
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

import { tmpdir } from 'node:os';
import { describe, expect, it } from 'vitest';
import { StorageFullError } from '../storage-error.ts';
import { createSpaceReserve, readFreeSpace } from './free-space.ts';

const MB = 1_048_576;
/** Other programs may write to the same disk during the test, but not this much. */
const room = 600 * MB;

describe('the reserve of free space', () => {
  async function reserveLeaving(bytes: number) {
    const { freeBytes } = await readFreeSpace(tmpdir());
    return createSpaceReserve(tmpdir(), Math.max(1, freeBytes - bytes), () => 0);
  }

  it('admits writes that leave the reserve untouched, and refuses all others', async () => {
    const reserve = await reserveLeaving(room);

    await reserve.assertRoomFor(0);
    await reserve.assertRoomFor(room / 2);
    await expect(reserve.assertRoomFor(2 * room)).rejects.toThrow(StorageFullError);
  });

  it('aborts a content as soon as it would use up the reserve, counting bytes received since the last reading', async () => {
    const reserve = await reserveLeaving(room);
    const piece = new Uint8Array(50 * MB);
    async function* endless(): AsyncIterable<Uint8Array> {
      for (;;) yield await Promise.resolve(piece);
    }
    let passed = 0;

    const read = (async () => {
      for await (const { byteLength } of reserve.watch(endless())) passed += byteLength;
    })();

    await expect(read).rejects.toThrow(StorageFullError);
    expect(passed).toBeGreaterThan(room / 2);
    expect(passed).toBeLessThanOrEqual(room);
  });

  it('of 0 bytes refuses nothing', async () => {
    await createSpaceReserve(tmpdir(), 0).assertRoomFor(Number.MAX_SAFE_INTEGER);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { piecesOf } from './fetch-table.ts';

function piece(rows: number, content: readonly number[]): readonly number[] {
  const head = new DataView(new ArrayBuffer(8));
  head.setUint32(0, content.length);
  head.setUint32(4, rows);
  return [...new Uint8Array(head.buffer), ...content];
}

function streamOf(parts: readonly Uint8Array<ArrayBuffer>[]): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new ReadableStream({
    start(controller) {
      for (const part of parts) controller.enqueue(part);
      controller.close();
    },
  });
}

async function read(parts: readonly Uint8Array<ArrayBuffer>[]) {
  const found = [];
  for await (const { rows, content } of piecesOf(streamOf(parts)))
    found.push({ rows, content: [...content] });
  return found;
}

describe('a table that tells its rows', () => {
  const pieces = fc.array(fc.record({ rows: fc.nat(), content: fc.array(fc.nat(255)) }));

  it('is read in its pieces, wherever the network cuts it', async () => {
    await fc.assert(
      fc.asyncProperty(pieces, fc.integer({ min: 1, max: 40 }), async (sent, length) => {
        const bytes = sent.flatMap(({ rows, content }) => piece(rows, content));
        const parts = Array.from({ length: Math.ceil(bytes.length / length) }, (_, index) =>
          Uint8Array.from(bytes.slice(index * length, (index + 1) * length)),
        );
        expect(await read(parts)).toEqual(sent);
      }),
    );
  });

  it('is refused when its end is missing', async () => {
    const whole = Uint8Array.from(piece(3, [1, 2, 3]));
    await expect(read([whole.slice(0, -1)])).rejects.toThrow();
    await expect(read([whole.slice(0, 4)])).rejects.toThrow();
  });
});

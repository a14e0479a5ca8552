import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { multipartBoundary, readPart, readParts, type MultipartLimits } from './multipart.ts';
import { Refusal } from '../problems/refusal.ts';

const limits: MultipartLimits = { maxParts: 50, maxHeaderBytes: 8 * 1024 };
const simple =
  '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\none\r\n' +
  '--b\r\nContent-Disposition: form-data; name="f"; filename="x.txt"\r\nContent-Type: Text/Plain; charset=utf-8\r\n\r\ntwo\r\n--b--\r\n';

describe('readParts', () => {
  it('yields every part with its name, file name, media type and content', async () => {
    expect(await partsOf(simple)).toEqual([
      { name: 'a', fileName: undefined, mediaType: 'text/plain', text: 'one' },
      { name: 'f', fileName: 'x.txt', mediaType: 'text/plain', text: 'two' },
    ]);
  });

  it('reads what the platform itself writes, however it is cut into chunks', async () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 40 });
    const entry = fc.record({
      name: text,
      value: text,
      fileName: fc.option(fc.string({ unit: 'grapheme', minLength: 1 })),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(entry, { maxLength: 5 }), fc.array(fc.nat(200)), async (entries, cuts) => {
        const form = new FormData();
        for (const { name, value, fileName } of entries) {
          if (fileName === null) form.append(name, value);
          else form.append(name, new Blob([value], { type: 'a/b' }), fileName);
        }
        const response = new Response(form);
        const boundary = multipartBoundary(response.headers.get('content-type') ?? undefined) ?? '';
        const body = Buffer.from(await response.arrayBuffer());

        const parts = await partsOf(body, { boundary, cuts });

        expect(parts.map(({ name, fileName, text }) => [name, fileName, text])).toEqual(
          [...form].map(([name, value], index) => [
            crlfLines(name),
            entries[index]?.fileName ?? undefined,
            entries[index]?.fileName === null ? crlfLines(String(value)) : entries[index]?.value,
          ]),
        );
      }),
      { numRuns: 150 },
    );
  });

  it('refuses every proper prefix of a body as interrupted, and never hangs on one', async () => {
    const whole = Buffer.from(simple);
    const end = whole.length - '\r\n'.length;
    for (let length = 0; length < end; length++) {
      await expect(partsOf(whole.subarray(0, length)), `${length} bytes`).rejects.toMatchObject({
        problem: { code: 'request.interrupted' },
      });
    }
  });

  it('responds to any mutation of a body with parts or a refusal', async () => {
    const whole = Buffer.from(simple);
    await fc.assert(
      fc.asyncProperty(
        fc.nat(whole.length - 1),
        fc.uint8Array({ maxLength: 6 }),
        fc.nat(6),
        async (at, inserted, removed) => {
          const body = Buffer.concat([whole.subarray(0, at), inserted, whole.subarray(at + removed)]);

          const outcome = await partsOf(body).catch((error: unknown) => error);

          expect(Array.isArray(outcome) || outcome instanceof Refusal).toBe(true);
        },
      ),
      { numRuns: 500 },
    );
  });

  it.each([
    ['a preamble and an epilogue', `ignored\r\n${simple}ignored too`, 2],
    ['blanks after a boundary', simple.replaceAll('--b\r\n', '--b \t\r\n'), 2],
    ['no parts at all', '--b--', 0],
    ['a boundary-like line in the content', simple.replace('one', 'one\r\n--a\r\n-b\r\n--'), 2],
  ])('accepts %s', async (_name, body, count) => {
    expect(await partsOf(body)).toHaveLength(count);
  });

  it.each([
    [
      'a part without a disposition',
      '--b\r\nContent-Type: text/plain\r\n\r\nx\r\n--b--',
      'request.malformed',
    ],
    ['a part without a name', '--b\r\nContent-Disposition: form-data\r\n\r\nx\r\n--b--', 'request.malformed'],
    [
      'a part of another kind',
      '--b\r\nContent-Disposition: file; name="a"\r\n\r\nx\r\n--b--',
      'request.malformed',
    ],
    ['an invalid header', '--b\r\nnonsense\r\n\r\nx\r\n--b--', 'request.malformed'],
    ['text after a boundary', simple.replace('--b\r\n', '--bb\r\n'), 'request.malformed'],
    ['an endless header', `--b\r\nX: ${'y'.repeat(9000)}\r\n\r\nx\r\n--b--`, 'request.too-large'],
    ['a header that never ends', `--b\r\nX: ${'y'.repeat(9000)}`, 'request.too-large'],
    ['JSON', '{"a":1}', 'request.interrupted'],
    ['nothing', '', 'request.interrupted'],
  ])('refuses %s', async (_name, body, code) => {
    await expect(partsOf(body)).rejects.toMatchObject({ problem: { code } });
  });

  it('refuses the part after the last one allowed, before it reads it', async () => {
    const part = '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\nx\r\n';

    expect(await partsOf(`${part.repeat(50)}--b--`)).toHaveLength(50);
    await expect(partsOf(`${part.repeat(51)}--b--`)).rejects.toMatchObject({
      problem: { code: 'request.too-large' },
    });
  });

  it('skips what a reader leaves unread, begun or not', async () => {
    const body = simple.replace('one', 'x'.repeat(500));
    const names: string[] = [];
    for await (const part of readParts(chunksOf(Buffer.from(body), [60]), 'b', limits)) {
      names.push(part.name);
      if (part.name === 'a') for await (const chunk of part.content) if (chunk.length > 0) break;
    }

    expect(names).toEqual(['a', 'f']);
  });

  it('holds only a chunk or two of a part in memory', async () => {
    let given = 0;
    let taken = 0;
    const chunk = Buffer.alloc(64 * 1024, 7);
    async function* body() {
      yield Buffer.from('--b\r\nContent-Disposition: form-data; name="f"; filename="x"\r\n\r\n');
      for (let index = 0; index < 200; index++) {
        given += chunk.length;
        expect(given - taken).toBeLessThan(4 * chunk.length);
        yield chunk;
      }
      yield Buffer.from('\r\n--b--');
    }

    for await (const part of readParts(body(), 'b', limits)) {
      for await (const piece of part.content) taken += piece.length;
    }

    expect(taken).toBe(200 * chunk.length);
  });
});

describe('readPart', () => {
  it('refuses a part as soon as it exceeds the limit', async () => {
    const body = simple.replace('one', 'x'.repeat(101));
    const read = async (maxBytes: number) => {
      for await (const part of readParts(chunksOf(Buffer.from(body), [10]), 'b', limits)) {
        return (await readPart(part, maxBytes)).length;
      }
      return undefined;
    };

    expect(await read(101)).toBe(101);
    await expect(read(100)).rejects.toMatchObject({ problem: { code: 'request.too-large', path: 'a' } });
  });
});

describe('multipartBoundary', () => {
  it.each([
    ['multipart/form-data; boundary=abc', 'abc'],
    ['Multipart/Form-Data; charset=utf-8; Boundary="a b:c"', 'a b:c'],
    ['multipart/form-data', undefined],
    ['multipart/form-data; boundary=', undefined],
    [`multipart/form-data; boundary=${'x'.repeat(71)}`, undefined],
    ['multipart/mixed; boundary=abc', undefined],
    ['application/json', undefined],
    [undefined, undefined],
  ])('finds in %s the boundary %s', (contentType, boundary) => {
    expect(multipartBoundary(contentType)).toBe(boundary);
  });
});

interface ReadPartText {
  readonly name: string;
  readonly fileName: string | undefined;
  readonly mediaType: string;
  readonly text: string;
}

async function partsOf(
  body: string | Buffer,
  { boundary = 'b', cuts = [] as readonly number[] } = {},
): Promise<ReadPartText[]> {
  const parts: ReadPartText[] = [];
  for await (const part of readParts(chunksOf(Buffer.from(body), cuts), boundary, limits)) {
    const { name, fileName, mediaType } = part;
    parts.push({ name, fileName, mediaType, text: (await readPart(part, 1e6)).toString('utf8') });
  }
  return parts;
}

/** Cuts a body into chunks of the given lengths, repeated; a single chunk when there are none. */
async function* chunksOf(body: Buffer, cuts: readonly number[]): AsyncGenerator<Buffer> {
  let at = 0;
  for (let index = 0; at < body.length; index++) {
    const length = (cuts[index % cuts.length] ?? body.length) + 1;
    yield body.subarray(at, at + length);
    at += length;
  }
}

/** Multipart encoders write line ends of names and text values as CRLF (HTML Standard, multipart encoding). */
function crlfLines(text: string): string {
  return text.replace(/\r\n|\r|\n/g, '\r\n');
}

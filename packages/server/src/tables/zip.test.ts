import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { zipOf, type ZipEntry } from './zip.ts';

async function* pieces(...texts: readonly string[]): AsyncGenerator<string> {
  for (const text of texts) yield await Promise.resolve(text);
}

async function unzipped(archive: ReturnType<typeof zipOf>): Promise<Readonly<Record<string, string>>> {
  const files = unzipSync(await buffer(archive));
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]));
}

describe('a ZIP archive', () => {
  it('contains its files in order, under their names', async () => {
    const files = await unzipped(
      zipOf([
        { name: 'data.json', content: ['{', '}'] },
        { name: 'liitteet/Åke.txt', content: pieces('Hyvää', ' päivää') },
        { name: 'tyhjä.bin', content: [] },
      ]),
    );

    expect(Object.entries(files)).toEqual([
      ['data.json', '{}'],
      ['liitteet/Åke.txt', 'Hyvää päivää'],
      ['tyhjä.bin', ''],
    ]);
  });

  it('fails when an entry cannot be read', async () => {
    async function* broken(): AsyncGenerator<string> {
      yield await Promise.resolve('some');
      throw new Error('The disk failed');
    }

    await expect(buffer(zipOf([{ name: 'a', content: broken() }]))).rejects.toThrow('The disk failed');
  });

  it('closes the open entry when it is abandoned, and opens no other', async () => {
    const closed: string[] = [];
    async function* endless(name: string): AsyncGenerator<string> {
      try {
        for (;;) yield await Promise.resolve(`${Math.random()}`.repeat(1000));
      } finally {
        closed.push(name);
      }
    }
    const archive = zipOf(['first', 'second'].map((name) => ({ name, content: endless(name) })));
    await once(archive, 'readable');

    archive.destroy();
    await once(archive, 'close');
    await expect.poll(() => closed).toEqual(['first']);
  });

  it('opens no entry when it is abandoned while the next one is awaited', async () => {
    const next = Promise.withResolvers<string>();
    const seen: string[] = [];
    async function* content(): AsyncGenerator<string> {
      seen.push('opened');
      yield await Promise.resolve('content');
    }
    async function* entries(): AsyncGenerator<ZipEntry> {
      try {
        yield { name: await next.promise, content: content() };
      } finally {
        seen.push('entries closed');
      }
    }
    const archive = zipOf(entries());

    archive.destroy();
    await once(archive, 'close');
    next.resolve('late');
    await expect.poll(() => seen).toEqual(['entries closed']);
  });
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { clamdAddress } from '../config/clamd-address.ts';
import { scanFiles, type OpenFile } from './scan-files.ts';
import {
  fakeVirus,
  fakeVirusName,
  startFakeClamd,
  type FakeClamd,
  type FakeBehaviour,
} from './testing/fake-clamd.ts';
import { createVirusScanner, type VirusScanner } from './virus-scanner.ts';

const kb = 1024;

describe.each(['a port', 'a socket'])('scanning by a clamd on %s', (kind) => {
  let folder: string;
  let clamd: FakeClamd;
  let scanner: VirusScanner;
  let log: string;
  let reachableCalls: number;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'form-portal-clamd-'));
    clamd = await startFakeClamd(kind === 'a port' ? undefined : join(folder, 'clamd.ctl'));
    log = '';
    reachableCalls = 0;
    scanner = createVirusScanner({
      address: clamdAddress.parse(clamd.address)!,
      log: pino({ level: 'info' }, { write: (line: string) => void (log += line) }),
      recheckMs: 20,
      onReachable: () => (reachableCalls += 1),
    });
  });

  afterEach(async () => {
    scanner.stop();
    await clamd.stop();
    await rm(folder, { recursive: true });
  });

  const unscanned = (reason: RegExp, isUnreachable: boolean) => ({
    kind: 'unscanned',
    reason: expect.stringMatching(reason),
    isUnreachable,
  });

  it('finds nothing in a clean file, whether sent at once or in chunks', async () => {
    expect(await scanner.scan(pieces(1, 0, 700 * kb, 256 * kb))).toEqual({ kind: 'clean' });
    expect(await scanner.scan(pieces())).toEqual({ kind: 'clean' });

    expect(clamd.scanned).toEqual([1 + 956 * kb, 0]);
  });

  it('reports the virus in an infected file to the caller and in the log', async () => {
    const content = `${'x'.repeat(70 * kb)}${fakeVirus}`;

    expect(await scanner.scan(texts(content.slice(0, -5), content.slice(-5)))).toEqual({
      kind: 'infected',
      virus: fakeVirusName,
    });
    expect(JSON.parse(log)).toMatchObject({
      virus: fakeVirusName,
      msg: 'A virus was found in an attachment',
    });
  });

  it('reports a file larger than clamd accepts as unscanned, and does not send the rest', async () => {
    clamd.maxBytes = 512 * kb;
    let read = 0;
    const endless = () => generate(() => ((read += 1), Buffer.alloc(64 * kb)));

    expect(await scanner.scan(endless)).toEqual(unscanned(/larger than the virus scanner accepts/, false));

    expect(read).toBeLessThan(1000);
    expect(await scanner.scan(pieces(64 * kb))).toEqual({ kind: 'clean' });
  });

  it.each<[FakeBehaviour, RegExp]>([
    ['cutting', /closed the connection/],
    ['half-responding', /closed the connection/],
    ['babbling', /gave an invalid reply/],
    ['failing', /could not scan a file/],
  ])('reports a file as unscanned when clamd is %s, and continues with others', async (behaviour, reason) => {
    clamd.behaviour = behaviour;

    expect(await scanner.scan(pieces(10 * kb, 10 * kb))).toEqual(unscanned(reason, false));
    expect(scanner.isUnreachable()).toBe(false);

    clamd.behaviour = 'well';
    expect(await scanner.scan(pieces(10 * kb))).toEqual({ kind: 'clean' });
  });

  it('stops waiting for a reply when its caller gives up', async () => {
    clamd.behaviour = 'slow';

    const verdict = await scanner.scan(pieces(kb), AbortSignal.timeout(50));

    expect(verdict).toEqual(unscanned(/did not finish in time/, false));
  });

  it('makes no further requests while clamd is down, and resumes once it is up again', async () => {
    await clamd.stop();

    expect(await scanner.scan(pieces(kb))).toEqual(unscanned(/cannot be reached/, true));
    expect(scanner.isUnreachable()).toBe(true);
    const untouched = () => {
      throw new Error('opened');
    };
    expect(await scanner.scan(untouched)).toEqual(unscanned(/cannot be reached/, true));
    await sleep(60);
    expect(log.match(/"level":50/g)).toHaveLength(1);

    await clamd.restart();
    await expect.poll(() => reachableCalls).toBe(1);
    expect(scanner.isUnreachable()).toBe(false);
    expect(await scanner.scan(pieces(kb))).toEqual({ kind: 'clean' });
    expect(log).toContain('can be reached again');
  });

  it('logs at the start whether clamd responds', async () => {
    scanner.start();
    await expect.poll(() => log).toContain('The virus scanner responds');

    await clamd.stop();
    scanner.start();

    await expect.poll(() => log).toContain('The virus scanner cannot be reached');
    expect(scanner.isUnreachable()).toBe(true);
  });

  it('rethrows errors of reading the file, and closes the connection', async () => {
    const broken = () =>
      generate((index) => {
        if (index === 2) throw new TypeError('The disk failed');
        return Buffer.alloc(kb);
      });

    await expect(scanner.scan(broken)).rejects.toThrow('The disk failed');

    expect(clamd.scanned).toEqual([]);
    expect(await scanner.scan(pieces(kb))).toEqual({ kind: 'clean' });
  });

  it('sends clamd at most eight files at a time', async () => {
    clamd.behaviour = 'slow';
    const all = new AbortController();
    const scans = Array.from({ length: 30 }, () => scanner.scan(pieces(kb), all.signal));
    await expect.poll(() => clamd.peakConcurrency).toBe(8);
    await sleep(50);

    all.abort();

    expect(await Promise.all(scans)).toHaveLength(30);
    expect(clamd.peakConcurrency).toBe(8);
  });

  it('allows a queued caller to give up', async () => {
    clamd.behaviour = 'slow';
    const all = new AbortController();
    const busy = Array.from({ length: 8 }, () => scanner.scan(pieces(kb), all.signal));

    expect(await scanner.scan(pieces(kb), AbortSignal.timeout(30))).toEqual(
      unscanned(/is overloaded/, false),
    );

    all.abort();
    await Promise.all(busy);
    clamd.behaviour = 'well';
    expect(await scanner.scan(pieces(kb))).toEqual({ kind: 'clean' });
  });

  it('aborts running scans when it is stopped', async () => {
    clamd.behaviour = 'slow';
    const underWay = scanner.scan(pieces(kb));
    await expect.poll(() => clamd.scanned).toEqual([kb]);

    scanner.stop();

    expect(await underWay).toMatchObject({ kind: 'unscanned', isUnreachable: true });
    expect(log).not.toContain('"level":50');
  });

  it('reads a file only as fast as clamd does', async () => {
    clamd.behaviour = 'deaf';
    let read = 0;
    const endless = () => generate(() => ((read += 1), Buffer.alloc(64 * kb)));

    expect(await scanner.scan(endless, AbortSignal.timeout(500))).toEqual(unscanned(/in time/, false));

    // What the two ends of a connection hold between them.
    expect(read * 64 * kb).toBeLessThan(16 * kb * kb);
  });

  it('reports every virus in several files, whatever the result for the others', async () => {
    clamd.maxBytes = 100 * kb;
    const [clean, large, virus] = [pieces(kb), pieces(101 * kb), texts(fakeVirus)];

    expect(await scanFiles(scanner, [clean, clean])).toEqual({ kind: 'clean' });
    expect(await scanFiles(scanner, [clean, large, clean])).toEqual(unscanned(/larger/, false));
    expect(await scanFiles(scanner, [virus, large, clean, virus])).toEqual({
      kind: 'infected',
      found: [
        { index: 0, virus: fakeVirusName },
        { index: 3, virus: fakeVirusName },
      ],
    });
  });
});

describe('a clamd that never responds', () => {
  it('counts as unreachable after three seconds, until it responds again', async () => {
    const clamd = await startFakeClamd();
    clamd.behaviour = 'silent';
    let reachableCalls = 0;
    const scanner = createVirusScanner({
      address: clamdAddress.parse(clamd.address)!,
      log: pino({ level: 'silent' }),
      recheckMs: 20,
      onReachable: () => (reachableCalls += 1),
    });

    expect(await scanner.scan(pieces(kb), AbortSignal.timeout(20))).toMatchObject({ isUnreachable: true });
    clamd.behaviour = 'well';

    await expect.poll(() => reachableCalls).toBe(1);
    scanner.stop();
    await clamd.stop();
  });
});

async function* generate(piece: (index: number) => Buffer | undefined): AsyncGenerator<Uint8Array> {
  for (let index = 0; ; index++) {
    const next = await Promise.resolve(piece(index));
    if (next === undefined) return;
    yield next;
  }
}

function pieces(...sizes: readonly number[]): OpenFile {
  return () => generate((index) => (index < sizes.length ? Buffer.alloc(sizes[index]!, 'x') : undefined));
}

function texts(...contents: readonly string[]): OpenFile {
  return () => generate((index) => (index < contents.length ? Buffer.from(contents[index]!) : undefined));
}

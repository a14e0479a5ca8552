import { ok, type Result } from '@form-portal/domain';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { VaultError } from '../../errors.ts';
import { createResponseCache, type Codec } from './response-cache.ts';

const text: Codec<string> = {
  toWire: (value) => [value],
  fromWire: (value): Result<string> => ok(String((value as readonly string[])[0])),
};
const away = () => Promise.reject(new VaultError('unreachable', 'The vault is down.'));

describe('cached responses of the vault', () => {
  let folder: string;
  beforeEach(async () => {
    folder = join(await mkdtemp(join(tmpdir(), 'response-cache-')), 'responses');
  });
  afterEach(async () => {
    vi.useRealTimers();
    await rm(join(folder, '..'), { recursive: true });
  });

  it('are not used while the vault responds, and replace it while it is unavailable, also after a restart', async () => {
    expect(await createResponseCache(folder).read('a', text, () => Promise.resolve('old'))).toBe('old');
    expect(await createResponseCache(folder).read('a', text, () => Promise.resolve('new'))).toBe('new');

    expect(await createResponseCache(folder).read('a', text, away)).toBe('new');
    expect(await readdir(folder)).toEqual(['a.json']);
  });

  it('replace a slow vault, whose late response is stored for the next request', async () => {
    const responses = createResponseCache(folder);
    await responses.read('a', text, () => Promise.resolve('old'));
    const { promise: slow, resolve } = Promise.withResolvers<string>();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });

    const pending = responses.read('a', text, () => slow);
    await vi.advanceTimersByTimeAsync(3000);
    vi.useRealTimers();

    expect(await pending).toBe('old');
    resolve('new');
    await vi.waitFor(async () => expect(await responses.read('a', text, away)).toBe('new'), 10_000);
  });

  it('pass on the error when there are none, or none that can be read', async () => {
    const responses = createResponseCache(folder);
    await expect(responses.read('a', text, away)).rejects.toMatchObject({ code: 'unreachable' });

    await responses.read('a', text, () => Promise.resolve('kept'));
    await writeFile(join(folder, 'a.json'), '["half');

    await expect(responses.read('a', text, away)).rejects.toMatchObject({ code: 'unreachable' });
  });

  it('never hide a refusal', async () => {
    const responses = createResponseCache(folder);
    await responses.read('a', text, () => Promise.resolve('kept'));

    const refused = responses.read('a', text, () => Promise.reject(new VaultError('not-found', 'No list.')));

    await expect(refused).rejects.toMatchObject({ code: 'not-found' });
  });

  it('are returned even when they cannot be written', async () => {
    await writeFile(folder, 'a file where the folder should be');

    expect(await createResponseCache(folder).read('a', text, () => Promise.resolve('new'))).toBe('new');
  });
});

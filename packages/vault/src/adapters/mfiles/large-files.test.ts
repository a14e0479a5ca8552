import { bytesPerMb, noVaultTranslations, parseGuid, type NewVaultObject } from '@form-portal/domain';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Vault } from '../../port.ts';
import { createMFilesVault } from './mfiles-vault.ts';

const size = 160 * bytesPerMb;
const piece = Buffer.alloc(64 * 1024, 'a');

const responses: Readonly<Record<string, unknown>> = {
  'POST /server/authenticationtokens': { Value: 'token' },
  'GET /session': { AccountName: 'portal', UserID: 1 },
  'GET /objects': { Items: [] },
  'GET /structure/classes/2': { ID: 2, Name: 'Application' },
  'POST /files': { UploadID: 1, Size: size },
  'POST /objects/0': { ObjVer: { Type: 0, ID: 12, Version: 1 } },
};

const object: NewVaultObject = {
  objectType: 0,
  class: 2,
  title: 'Suuri',
  properties: [],
  submission: parseGuid('0a0a0a0a-0000-4000-8000-000000000001')!,
};

describe('a large file', () => {
  let server: Server;
  let received = 0;

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const what = `${request.method ?? ''} ${(request.url ?? '').replace('/REST', '').split('?', 1)[0] ?? ''}`;
    for await (const bytes of request) if (what === 'POST /files') received += (bytes as Buffer).length;
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(responses[what]));
  }

  beforeAll(async () => {
    server = createServer((request, response) => void respond(request, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => server[Symbol.asyncDispose]());

  function vaultThatWaits(timeoutMs: number): Vault {
    return createMFilesVault(
      {
        url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/REST`,
        vault: parseGuid('3f2504e0-4f89-41d3-9a0c-0305e82c3301')!,
        username: 'portal',
        password: 'laituri, 8 tolppaa',
        submissionProperty: 1000,
        administrators: null,
        timeZone: 'UTC',
        cacheDir: tmpdir(),
        translationsFile: null,
        objectUrl: null,
      },
      { now: () => new Date(), timeoutMs, translations: noVaultTranslations },
    ).vault;
  }

  it('gets more time the larger it is, because connections are slow', async () => {
    const pieces = 10;
    const file = {
      title: 'kartta',
      extension: 'tif',
      size: pieces * piece.length,
      sha256: '',
      async *open() {
        for (let sent = 0; sent < pieces; sent += 1) {
          await sleep(60);
          yield piece;
        }
      },
    };

    expect(await vaultThatWaits(400).createObject(object, [file])).toEqual({ type: 0, id: 12 });
  });

  it('is streamed to the vault as it is read, never held in memory as a whole', async () => {
    const before = received;
    let most = 0;
    let read = 0;
    const file = {
      title: 'kartta',
      extension: 'tif',
      size,
      sha256: '',
      async *open() {
        while (read < size) {
          read += piece.length;
          most = Math.max(most, read - (received - before));
          // Yields to the other side, as reading a disk does.
          await turn();
          yield piece;
        }
      },
    };

    expect(await vaultThatWaits(60_000).createObject(object, [file])).toEqual({ type: 0, id: 12 });

    expect(received - before).toBe(size);
    // Only what was read and has not arrived is held.
    expect(most).toBeLessThan(bytesPerMb);
  });
});

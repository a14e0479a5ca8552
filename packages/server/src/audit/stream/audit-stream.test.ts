import { blobMigrations } from '@form-portal/storage';
import { describeDatabase } from '@form-portal/storage/testing';
import { embeddedVaultMigrations } from '@form-portal/vault';
import { once } from 'node:events';
import { appendFile, mkdir, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { beforeEach, expect, it } from 'vitest';
import { auditChores } from '../../compose/chores/audit-chores.ts';
import { auditTarget } from '../../config/audit-target.ts';
import { serverMigrations } from '../../db/migrations/index.ts';
import type { ServerTables } from '../../db/tables.ts';
import { testSystemDeps } from '../../testing/test-system-deps.ts';
import { beforeFirst, hashOf } from '../audit-chain.ts';
import { createAuditEvents } from '../audit-events.ts';
import { createAuditStreamStore } from './audit-stream.store.ts';
import { syslogMessagesIn } from './testing/syslog-frames.ts';

const migrations = [...blobMigrations, ...serverMigrations, ...embeddedVaultMigrations];

describeDatabase<ServerTables>('the streamed audit log', migrations, (given) => {
  const system = testSystemDeps();
  const audit = createAuditEvents({ engine: given.engine, ...system });

  beforeEach(() =>
    given.database().write(async (transaction) => {
      await transaction.deleteFrom('audit_events').execute();
      await transaction.deleteFrom('audit_streams').execute();
      await transaction.updateTable('audit_chain_end').set({ number: 0, hash: beforeFirst }).execute();
    }),
  );

  const append = (...details: readonly string[]) =>
    given.database().write(async (transaction) => {
      for (const detail of details) await audit.auditExported(transaction, null, detail);
    });
  /** Runs what a process does in the background, once. */
  const run = async (target: string, auditRetentionDays: number | null = null) => {
    const config = { auditTarget: auditTarget.parse(target)!, auditRetentionDays };
    const chores = auditChores(config, { database: given.database(), audit }, system);
    for (const chore of chores) await chore.run();
  };
  const linesOf = async (path: string) =>
    (await readFile(path, 'utf8'))
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { Number: number; Detail: string; Hash: string; ID: string });

  it('is a line of JSON for each row, by which a receiver can verify the chain', async () => {
    const path = join(given.dataDir(), 'audit.jsonl');
    await append('one', 'två');
    await run(path);
    await append('three');
    await run(path);
    await run(path);

    const lines = await linesOf(path);

    expect(lines.map((line) => [line.Number, line.Detail])).toEqual([
      [1, 'one'],
      [2, 'två'],
      [3, 'three'],
    ]);
    const [first, second] = lines;
    const entry = { number: 2, id: second!.ID, actor: '', subject: '', detail: 'två' };
    const at = system.now().toISOString();
    expect(second?.Hash).toBe(hashOf({ ...entry, at, event: 'audit.exported' }, first!.Hash));
  });

  it('pauses, and the retention with it, while its file cannot be written, and then continues', async () => {
    const folder = join(given.dataDir(), 'logs');
    const path = join(folder, 'audit.jsonl');
    await append('one', 'two');
    system.clock.advance(10 * 86_400_000);

    await run(path, 1);
    expect(system.logged()).toContain('The audit log cannot be streamed');
    await mkdir(folder);
    await run(path, 1);
    await run(path, 1);

    expect((await linesOf(path)).map((line) => line.Number)).toEqual([1, 2, 3]);
    const left = await given.database().read.selectFrom('audit_events').select('event').execute();
    expect(left).toEqual([{ event: 'audit.trimmed' }]);
    await rm(folder, { recursive: true });
  });

  it('begins a new line after one that a crash cut short', async () => {
    const path = join(given.dataDir(), 'cut.jsonl');
    await appendFile(path, '{"Number":1,"I');
    await append('one');

    await run(path);

    expect((await readFile(path, 'utf8')).split('\n')[1]).toContain('"Number":1,');
  });

  it('is sent by one process at a time: one that stalled neither moves nor frees the stream of the next', async () => {
    const store = createAuditStreamStore({ database: given.database(), now: system.now, target: 'file' });
    await append('one', 'two');
    const stalled = await store.claim();
    expect(await store.claim()).toBeNull();
    system.clock.advance(61_000);
    const next = await store.claim();

    expect(await stalled?.advance(1)).toBe(false);
    await stalled?.release();

    expect(await store.claim()).toBeNull();
    expect(await store.readPosition()).toBe(0);
    expect(await next?.advance(2)).toBe(true);
    await next?.release();
    expect(await store.claim()).not.toBeNull();
  });

  it('is sent to a syslog receiver, and continues after an outage from the last row that the receiver took', async () => {
    const received: Buffer[] = [];
    const listen = async (port: number, take: boolean): Promise<Server> => {
      const server = createServer((socket) => {
        if (take) void buffer(socket).then((whole) => received.push(whole));
        else socket.once('data', () => socket.resetAndDestroy());
      });
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
      return server;
    };
    const close = async (server: Server) => {
      server.close();
      await once(server, 'close');
    };
    await append('é1', 'é2');
    const breaking = await listen(0, false);
    const { port } = breaking.address() as { port: number };

    await run(`tcp://127.0.0.1:${port}`);
    await close(breaking);
    await run(`tcp://127.0.0.1:${port}`);
    const taking = await listen(port, true);
    await run(`tcp://127.0.0.1:${port}`);
    await append('é3');
    await run(`tcp://127.0.0.1:${port}`);
    await close(taking);

    const messages = received.flatMap(syslogMessagesIn);
    expect(messages.map((message) => /"Number":(\d)/.exec(message)?.[1])).toEqual(['1', '2', '3']);
    expect(messages[0]).toMatch(/^<109>1 2026-\S+Z \S+ form-portal - audit\.exported - \{.*é1.*\}$/);
  });
});

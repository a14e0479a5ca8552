import { dayMs } from '@form-portal/domain';
import { blobMigrations, openDatabase } from '@form-portal/storage';
import { describeDatabase, newDatabase } from '@form-portal/storage/testing';
import { embeddedVaultMigrations } from '@form-portal/vault';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { auditChores } from '../compose/chores/audit-chores.ts';
import { serverMigrations } from '../db/migrations/index.ts';
import type { ServerTables } from '../db/tables.ts';
import { testSystemDeps } from '../testing/test-system-deps.ts';
import { beforeFirst } from './audit-chain.ts';
import { createAuditEvents } from './audit-events.ts';
import { trimAuditLog } from './trim-audit-log.ts';
import { verifyChain } from './verify-chain.ts';

const migrations = [...blobMigrations, ...serverMigrations, ...embeddedVaultMigrations];

describeDatabase<ServerTables>('the chain of the audit log', migrations, (given) => {
  const system = testSystemDeps();
  const { engine } = given;
  const audit = createAuditEvents({ engine, ...system });

  beforeEach(() =>
    given.database().write(async (transaction) => {
      await transaction.deleteFrom('audit_events').execute();
      await transaction.updateTable('audit_chain_end').set({ number: 0, hash: beforeFirst }).execute();
    }),
  );

  const verify = () => verifyChain(given.database());
  const append = (count: number, database = given.database()) =>
    database.write(async (transaction) => {
      for (let done = 0; done < count; done++) await audit.auditExported(transaction, null, `file ${done}`);
    });
  const change = (statement: string) =>
    given.database().write((transaction) => sql.raw(statement).execute(transaction));
  const trim = async (auditRetentionDays: number) => {
    const chores = auditChores(
      { auditTarget: null, auditRetentionDays },
      { database: given.database(), audit },
      system,
    );
    for (const chore of chores) await chore.run();
  };

  it('stays intact while two processes append at once', async () => {
    const other = await openDatabase<ServerTables>(given.location(), migrations, system.now);

    await Promise.all(
      [given.database(), other].flatMap((database) => Array.from({ length: 20 }, () => append(1, database))),
    );
    await other.close();

    expect(await verify()).toMatchObject({ verified: 40, firstBreak: null });
  });

  it.each([
    [`update audit_events set detail = 'x' where number = 2`, { kind: 'changed', number: 2 }],
    [`update audit_events set at = '2026-01-01' where number = 1`, { kind: 'changed', number: 1 }],
    [`update audit_events set number = 20 where number = 3`, { kind: 'missing', number: 3 }],
    [`delete from audit_events where number = 1`, { kind: 'missing', number: 1 }],
    [`delete from audit_events where number = 4`, { kind: 'end', number: 4 }],
    [`delete from audit_events`, { kind: 'end', number: 1 }],
    [`update audit_chain_end set hash = 'x'`, { kind: 'end', number: 5 }],
  ])('is broken by %s', async (statement, firstBreak) => {
    await append(4);
    expect((await verify()).firstBreak).toBeNull();

    await change(statement);

    expect((await verify()).firstBreak).toMatchObject(firstBreak);
  });

  it('can be verified after rows were removed for their age', async () => {
    await append(510);
    system.clock.advance(10 * dayMs);
    await append(2);
    await trim(10);
    expect(await verify()).toMatchObject({ start: { number: 0 }, verified: 512, firstBreak: null });

    system.clock.advance(1000);
    await trim(10);
    await trim(10);

    expect(await verify()).toMatchObject({ start: { number: 510 }, verified: 3, firstBreak: null });
    const kept = await given
      .database()
      .read.selectFrom('audit_events')
      .select(['number', 'event'])
      .orderBy('number')
      .execute();
    expect(kept).toEqual([
      { number: 511, event: 'audit.exported' },
      { number: 512, event: 'audit.exported' },
      { number: 513, event: 'audit.trimmed' },
    ]);
    await change(`update audit_events set subject = '511' where number = 513`);
    expect((await verify()).firstBreak).toMatchObject({ number: 512 });
  });

  it('stays intact when a process that removes fewer rows is overtaken by one that removes more', async () => {
    await append(5);
    system.clock.advance(10 * dayMs);
    const database = given.database();
    const trimUpTo = (streamed: number, over = database) => {
      const readStreamed = () => Promise.resolve(streamed);
      return trimAuditLog({ database: over, audit, now: system.now, retentionDays: 1, readStreamed });
    };
    const overtaken: typeof database = {
      ...database,
      async write(work) {
        await trimUpTo(4);
        return database.write(work);
      },
    };

    await trimUpTo(3, overtaken);

    expect(await verify()).toMatchObject({ start: { number: 4 }, verified: 2, firstBreak: null });
  });

  it('links the rows of a log that was kept before there was a chain', async () => {
    const { location, remove } = await newDatabase(engine);
    const isEarlier = ({ name }: { readonly name: string }) => name < '0065';
    const before = await openDatabase<{ audit_events: typeof row }>(
      location,
      migrations.filter(isEarlier),
      system.now,
    );
    const row = { id: '', at: '', event: 'form.saved', actor: 'Åsa', subject: '', detail: '' };
    const rows = ['b', 'a', 'c'].map((id) => ({ ...row, id, at: system.now().toISOString() }));
    await before.write((transaction) => transaction.insertInto('audit_events').values(rows).execute());
    await before.close();

    const linked = await openDatabase<ServerTables>(location, migrations, system.now);

    expect(await verifyChain(linked)).toMatchObject({ verified: 3, firstBreak: null });
    await append(1, linked);
    expect(await verifyChain(linked)).toMatchObject({ verified: 4, firstBreak: null });
    await linked.close();
    await remove();
  });
});

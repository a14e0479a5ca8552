import { openStorage } from '../compose/infrastructure/open-storage.ts';
import { newDatabase } from '@form-portal/storage/testing';
import { expect, it, onTestFinished } from 'vitest';
import { createAuditEvents } from '../audit/audit-events.ts';
import { testSystemDeps } from '../testing/test-system-deps.ts';
import { runCommandHere } from './testing/run-portal-command.ts';

it('the audit log is verified by a command, which names the first broken row', async () => {
  const { location, remove } = await newDatabase('sqlite');
  const system = testSystemDeps();
  onTestFinished(remove);
  const { database } = await openStorage({ ...location, databaseUrl: null }, system);
  onTestFinished(() => database.close());
  const audit = createAuditEvents({ engine: 'sqlite', ...system });
  const command = async () => {
    const environment = { cwd: location.dataDir, PORTAL_DATA_DIR: location.dataDir };
    const { code, output } = await runCommandHere(['verify-audit'], environment);
    return { code, lines: output.trimEnd().split('\n') };
  };
  for (const detail of ['one', 'two', 'three'])
    await database.write((transaction) => audit.auditExported(transaction, null, detail));

  expect(await command()).toEqual({
    code: 0,
    lines: ['The log begins with its first row.', '3 rows verified: 1 to 3.', 'The audit log is intact.'],
  });

  await database.write((transaction) =>
    transaction.updateTable('audit_events').set({ actor: 'nobody' }).where('number', '=', 2).execute(),
  );
  expect(await command()).toMatchObject({
    code: 1,
    lines: [
      'The log begins with its first row.',
      '1 row verified: 1.',
      expect.stringMatching(
        /^BROKEN: row 2 \(2026-11-20T12:00:00\.000Z, audit\.exported, .*\) is not what was written\.$/,
      ),
    ],
  });
}, 30_000);

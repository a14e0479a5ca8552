/**
 * A complete portal, except for the built pages, in its own process. Its parent can set its clock and limit the size of its SQLite file
 * by messages.
 */
import { composePortal } from '../packages/server/src/compose.ts';
import { realSystemDeps } from '../packages/server/src/compose/infrastructure/system-deps.ts';
import { readConfig } from '../packages/server/src/config.ts';
import { testSystemDeps } from '../packages/server/src/testing/test-system-deps.ts';
import { runSql } from '../packages/storage/src/testing/run-sql.ts';
import type { Command } from './process.ts';

let aheadMs = 0;

const { config } = readConfig(process.env);
if (config === null) throw new Error('The environment of the portal is invalid');
const portal = await composePortal(config, {
  ...realSystemDeps(testSystemDeps().web),
  now: () => new Date(Date.now() + aheadMs),
  // Much shorter than in production, so that minutes are enough.
  deliveryPolicy: {
    delaysMs: [200, 500, 1000],
    jitter: 0.2,
    giveUpAfterMs: 24 * 3_600_000,
    searchAgainMs: 500,
  },
  vaultTimeoutMs: 4_000,
});
await portal.app.listen({ host: '127.0.0.1', port: config.port, listenTextResolver: () => 'listening' });
portal.start();

process.on('message', (command: Command) => {
  if ('aheadMs' in command) aheadMs = command.aheadMs;
  // May fail while the disk is full.
  else
    void runSql(portal.storage.database, `pragma max_page_count = ${command.mostPages}`).catch(
      () => undefined,
    );
});
process.once('disconnect', () => process.exit(1));
process.once('SIGTERM', () => void portal.stop().then(() => process.exit(0)));
process.send?.('ready');

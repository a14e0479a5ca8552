/**
 * Breaks running portals at random and counts what became of everything that visitors sent: `npm run chaos -- [minutes] [seed]`. Exit
 * code 1 when something was lost, doubled or got a wrong response.
 */
import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../packages/storage/src/testing/free-port.ts';
import { mountSmallDisk } from '../packages/storage/src/testing/small-disk.ts';
import { startPostgres } from '../packages/storage/src/testing/start-postgres.ts';
import { accountOf, isBalanced, linesOf } from './account.ts';
import { injectFaults } from './faults.ts';
import { fullPostgres, fullSqlite } from './full-disk.ts';
import { seeded } from './random.ts';
import { drained, startSite } from './site.ts';
import { startVault } from './vault.ts';
import { startVisits } from './visitors.ts';

const [minutesText = '3', seedText = String(randomInt(2 ** 32))] = process.argv.slice(2);
const minutes = Number(minutesText);
const seed = Number(seedText);
if (!(minutes > 0 && minutes <= 600) || !Number.isInteger(seed) || seed < 0 || seed >= 2 ** 32) {
  console.error('Use: npm run chaos -- [minutes, up to 600] [seed, a whole number]');
  process.exit(2);
}
console.log(`Chaos for ${minutes} minutes with seed ${seed}.`);

const visitorsPerSite = 4;
const drainingMs = 5 * 60_000;
/** Many times the space that visitors' submissions take. */
const diskMegabytes = Math.ceil(256 + minutes * 300);

// A separate server, since faults are injected into it.
delete process.env['PORTAL_TEST_DATABASE_URL'];
const workFolder = await mkdtemp(join(tmpdir(), 'form-portal-chaos-'));
const postgres = await startPostgres();
const disk = mountSmallDisk(diskMegabytes);
process.once('exit', () => disk?.remove());
if (disk === undefined) console.log('No disk can be mounted here: SQLite is kept from growing instead.');

const vault = await startVault(await freePort(), workFolder);
const plan = { workFolder, variables: vault.variables };
const onPostgres = await startSite({
  ...plan,
  name: 'postgres',
  ports: [await freePort(), await freePort()],
  location: { url: postgres.url, dataDir: join(workFolder, 'postgres') },
});
const onSqlite = await startSite({
  ...plan,
  name: 'sqlite',
  ports: [await freePort()],
  location: { url: '', dataDir: join(disk?.folder ?? workFolder, 'sqlite') },
});
const sites = [onPostgres, onSqlite];
const portals = [...onPostgres.processes, ...onSqlite.processes] as const;
const disks = [fullPostgres(onPostgres), fullSqlite(onSqlite, disk)] as const;

const visits = sites.map((site, index) =>
  startVisits(site, visitorsPerSite, (visitor) => seeded(seed + 1 + index * visitorsPerSite + visitor)),
);
const counts = await injectFaults(seeded(seed), { portals, vault, disks: [...disks] }, minutes * 60_000);
for (const portal of portals) portal.command({ aheadMs: 0 });
await Promise.all(visits.map((one) => one.end()));
const waiting = await Promise.all(sites.map((site) => drained(site, drainingMs)));
await Promise.all(portals.map((portal) => portal.stop()));

console.log(`Faults: ${[...counts].map(([name, count]) => `${count} × ${name}`).join(', ')}.`);
console.log(`Responses that made a visitor retry: ${visits.reduce((sum, { retries }) => sum + retries, 0)}.`);
let isGood = waiting.every((count) => count === 0);
if (!isGood) console.log(`Still waiting for the vault: ${waiting.join(', ')}.`);
for (const [index, site] of sites.entries()) {
  const visited = visits[index];
  if (visited === undefined) continue;
  const account = await accountOf(site, visited, vault);
  for (const line of linesOf(account)) console.log(line);
  isGood &&= isBalanced(account);
}

await vault.process.stop();
await vault.proxy.shut();
await postgres.stop();
if (isGood) await rm(workFolder, { recursive: true });
else console.log(`The logs of the portals are in ${workFolder}. Again: npm run chaos -- ${minutes} ${seed}`);
console.log(isGood ? 'Nothing was lost, nothing was doubled.' : 'The account does not balance.');
process.exit(isGood ? 0 : 1);

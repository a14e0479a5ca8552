import { mkdir } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { aField, aForm } from '@form-portal/domain/testing';
import { formToWire } from '@form-portal/domain/wire';
import { serverMigrations } from '../packages/server/src/db/migrations/index.ts';
import type { SubmissionTables } from '../packages/server/src/db/submission-tables.ts';
import {
  blobMigrations,
  openDatabase,
  type Database,
  type DatabaseLocation,
} from '../packages/storage/src/index.ts';
import { embeddedVaultMigrations } from '@form-portal/vault';
import { signIn, type Administrator } from './administrator.ts';
import { PortalProcess, type Environment } from './process.ts';

/** A portal of one or more processes, with a form that visitors send. */
export interface Site {
  readonly name: string;
  readonly processes: readonly [PortalProcess, ...PortalProcess[]];
  readonly location: DatabaseLocation;
  readonly form: { readonly guid: string; readonly field: string };
}

/** The location of a site, and the variables that connect it to the vault. */
interface SitePlan {
  readonly name: string;
  readonly ports: readonly [number, ...number[]];
  readonly location: DatabaseLocation;
  readonly workFolder: string;
  readonly variables: Environment;
}

const question = aField('text', { required: true, label: { gb: 'Name' } });

/** Starts the processes of a site and publishes its form. */
export async function startSite({ name, ports, location, workFolder, variables }: SitePlan): Promise<Site> {
  await mkdir(location.dataDir, { recursive: true });
  const database = location.url === '' ? {} : { PORTAL_DATABASE_URL: location.url };
  const [first, ...others] = ports.map(
    (port, index) =>
      new PortalProcess(`${name}-${index + 1}`, port, workFolder, {
        ...variables,
        ...database,
        PORTAL_DATA_DIR: location.dataDir,
        PORTAL_MIN_FREE_MB: '1',
      }),
  );
  if (first === undefined) throw new Error('A site has at least one process');
  for (const process of [first, ...others]) await process.start();
  const form = aForm({
    fields: [question],
    revision: 0,
    class: 0,
    objectType: 0,
    attachments: { maxFileSizeMb: 2, categories: ['doc'], customExtensions: [] },
  });
  const admin = await signIn(first.url);
  await admin.post('/api/forms?force=true', formToWire(form));
  return { name, processes: [first, ...others], location, form: { guid: form.guid, field: question.guid } };
}

/** Opens a site's database, as its processes do. */
export function openSiteDatabase({ location }: Site): Promise<Database<SubmissionTables>> {
  const migrations = [...blobMigrations, ...serverMigrations, ...embeddedVaultMigrations];
  return openDatabase<SubmissionTables>(location, migrations, () => new Date());
}

/** Waits until no submission is waiting for the vault; returns how many still are when that takes too long. */
export async function drained({ processes: [first] }: Site, withinMs: number): Promise<number> {
  const end = performance.now() + withinMs;
  let admin: Administrator | undefined;
  for (;;) {
    // Signing in depends on the vault, which has just been failing.
    const waiting = await countWaiting().catch((error: unknown) => {
      admin = undefined;
      return error;
    });
    if (waiting === 0) return waiting;
    if (performance.now() > end) {
      if (typeof waiting === 'number') return waiting;
      throw waiting;
    }
    await sleep(500);
  }

  async function countWaiting(): Promise<number> {
    admin ??= await signIn(first.url);
    const { Waiting } = await admin.get('/api/admin/submission-counts');
    return Waiting;
  }
}

import type { Engine } from '@form-portal/storage';
import { newDatabase } from '@form-portal/storage/testing';
import { readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runCommandHere } from '../../commands/testing/run-portal-command.ts';
import { composePortal } from '../../compose.ts';
import { aSubmission, post, publish, sentForm } from '../../submissions/testing/posts.ts';
import { startPortal, type PortalUnderTest } from '../../testing/app-under-test.ts';
import { testSystemDeps } from '../../testing/test-system-deps.ts';
import { until } from '../../testing/until.ts';

const form = sentForm();
const file = ['kuva.pdf', Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(500_000)])] as const;

describe('a start without the right database', () => {
  let given: PortalUnderTest;
  let tidyUp: (() => Promise<void>)[];

  beforeEach(async () => {
    tidyUp = [];
    given = await startPortal('sqlite');
    await publish(given, form);
    expect((await post(given.client(), aSubmission(form), file)).statusCode).toBe(201);
    await given.portal.storage.database.close();
  });
  afterEach(async () => {
    for (const tidy of tidyUp) await tidy();
    await given.close();
  });

  const database = () => join(given.config.dataDir, 'portal.sqlite');

  async function contents(): Promise<readonly string[]> {
    const entries = await readdir(join(given.config.dataDir, 'blobs'), { recursive: true });
    return entries.filter((name) => name.length > 64).sort();
  }

  /** Runs a portal on the database until its blobs have been swept; returns the log. */
  async function startOnce(databaseUrl: string | null): Promise<string> {
    const system = testSystemDeps();
    const portal = await composePortal({ ...given.config, databaseUrl }, system);
    const sweep = portal.storage.blobs.sweep.bind(portal.storage.blobs);
    let swept = false;
    portal.storage.blobs.sweep = async (olderThanMs) => {
      const result = await sweep(olderThanMs);
      swept = true;
      return result;
    };
    portal.start();
    await until(() => swept);
    await portal.stop();
    return system.logged();
  }

  async function urlOf(engine: Engine): Promise<string | null> {
    if (engine === 'sqlite') {
      await rename(database(), `${database()}.away`);
      return null;
    }
    const { location, remove } = await newDatabase('postgres');
    tidyUp.push(remove);
    return location.url;
  }

  it.each<Engine>(['sqlite', 'postgres'])(
    'on a new %s database removes no attachment, and says in the log what to do',
    async (engine) => {
      const before = await contents();

      const log = await startOnce(await urlOf(engine));

      expect(await contents()).toEqual(before);
      expect(before).toHaveLength(1);
      expect(log).toContain('belongs to another database than this one. None of its files is removed.');
      expect(log).toContain('npm run portal -- adopt-files');
    },
  );

  it('is undone by putting the database back, without warnings or losses', async () => {
    await startOnce(await urlOf('sqlite'));
    await rename(`${database()}.away`, database());
    const before = await contents();

    expect(await startOnce(null)).not.toContain('None of its files');
    expect(await contents()).toEqual(before);
  });

  it('can be confirmed by a command; the files are then quarantined, which is logged', async () => {
    await startOnce(await urlOf('sqlite'));
    const { dataDir } = given.config;
    const adopted = await runCommandHere(['adopt-files'], { cwd: dataDir, PORTAL_DATA_DIR: dataDir });

    const log = await startOnce(null);

    expect(adopted).toEqual({ code: 0, output: expect.stringContaining('now belong to this database') });
    expect(log).toContain('put into blobs/quarantine');
    const [kept, ...others] = await contents();
    expect(others).toEqual([]);
    expect(kept).toMatch(/^quarantine\//);
  });

  it('logs that the files of its database are missing', async () => {
    const blobs = join(given.config.dataDir, 'blobs');
    await rename(blobs, `${blobs}.away`);

    expect(await startOnce(null)).toContain('put the folder back from its backup');
  });
});

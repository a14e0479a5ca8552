import { aField, guidOf } from '@form-portal/domain/testing';
import { settingsToWire } from '@form-portal/domain/wire';
import { dayMs, defaultSettings, type User } from '@form-portal/domain';
import { expect, it } from 'vitest';
import { runCommandHere } from '../commands/testing/run-portal-command.ts';
import { aSubmission, fields, post, publish, sentForm } from '../submissions/testing/posts.ts';
import { createMfwsTokens } from '../mfws/sessions/token.ts';
import { createOpenedAt } from '../http/security/opened-at.ts';
import { pageDataOf } from '../testing/page-data.ts';
import { describePortalWithSuomiFi } from '../identity/suomi-fi/testing/suomi-fi-under-test.ts';
import {
  openServerKeys,
  retireServerKeys,
  rotatedKeys,
  rotateServerKeys,
  activationDelayMs,
  type RotatedKey,
} from './server-keys.ts';
import type { SubmissionTables } from './submission-tables.ts';

const person: User = {
  type: 'saml',
  name: 'Meri Meikäläinen',
  admin: false,
  attributes: { lastName: 'Meikäläinen', personalIdentityCode: '210281-9988' },
};

describePortalWithSuomiFi('the keys of the server', (given) => {
  const database = () => given().portal.storage.database.withTables<SubmissionTables>();
  const names = Object.keys(rotatedKeys) as readonly RotatedKey[];

  /** Rotates the keys, and makes the portal read them again. */
  async function rotate(): Promise<void> {
    await rotateServerKeys({ ...given().system, database: database() });
    await given().portal.keys.refresh();
    given().system.clock.advance(activationDelayMs);
  }

  const currentKeys = () => names.map((name) => given().portal.keys.ring(name).current().toString('hex'));

  it('sign with the old key until every process has the new one, and then with the new one', async () => {
    const otherProcess = await openServerKeys({ ...given().system, database: database() });
    const before = currentKeys();

    await rotateServerKeys({ ...given().system, database: database() });
    await given().portal.keys.refresh();
    const soonAfter = currentKeys();
    const unaware = otherProcess.ring('receipt').current().toString('hex');
    await otherProcess.refresh();
    given().system.clock.advance(activationDelayMs);

    expect(soonAfter).toEqual(before);
    expect(unaware).toBe(before[0]);
    expect(currentKeys().every((key, index) => key !== before[index])).toBe(true);
    expect(names.map((name) => otherProcess.ring(name).current().toString('hex'))).toEqual(currentKeys());
  });

  it('keep a receipt’s link valid after two rotations, as long as the receipt exists', async () => {
    const form = await publish(given(), sentForm({ guid: guidOf('rotated-receipt') }));
    const sent = await post(given().client(), aSubmission(form));
    const { ReceiptURL } = sent.json();
    await rotate();
    await rotate();
    given().system.clock.advance(400 * dayMs);
    await retireServerKeys({ database: database(), now: given().system.now });
    await given().portal.keys.refresh();

    const receipt = await given().client().get(ReceiptURL);
    const forged = await given()
      .client()
      .get(ReceiptURL.replace(/token=..../, 'token=AAAA'));
    await database().write((transaction) =>
      transaction
        .updateTable('submissions')
        .set({ cleared_at: given().system.now().toISOString() })
        .execute(),
    );
    const retired = await retireServerKeys({ database: database(), now: given().system.now });

    expect([receipt.statusCode, receipt.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(forged.statusCode).not.toBe(200);
    expect(retired).toBeGreaterThanOrEqual(2);
  });

  it('keep a draft readable for its owner only', async () => {
    const suomifi = { enabled: true, properties: { lastName: 1012 } };
    const settings = settingsToWire({ ...defaultSettings, suomifi });
    await (await given().admin()).post('/api/settings', { json: settings });
    const identity = { enabled: true, attributes: ['lastName'] } as const;
    const lastName = { ...aField('text', { property: 1012, dataType: 1 }), guid: guidOf('last') };
    const form = await publish(
      given(),
      sentForm({ guid: guidOf('rotated-draft'), fields: [fields.name, lastName], identity }),
    );
    const before = await given().signedIn(person);
    const page = pageDataOf(await before.get(`/form/${form.guid}`));
    const { owner } = page.context;
    await rotate();

    const after = await given().signedIn(person);
    const other = await given().signedIn({
      ...person,
      attributes: { lastName: 'Virtanen', personalIdentityCode: '131052-308T' },
    });
    const { context } = pageDataOf(await after.get(`/form/${form.guid}`));
    const end = (await after.get('/api/session/end')).json();
    const send = (client: typeof after) => post(client, { ...aSubmission(form), Owner: owner });

    expect(page.context.formerOwners ?? []).not.toContain(owner);
    expect(context.owner).not.toBe(owner);
    expect(context.formerOwners).toContain(owner);
    expect([end.Owner, end.FormerOwners]).toEqual([context.owner, context.formerOwners]);
    expect((await send(other)).json()).toMatchObject({ code: 'submission.other-person' });
    expect((await send(after)).statusCode).toBe(201);
  });

  it('verify old signatures for 30 days', async () => {
    const { keys } = given().portal;
    const openedAt = createOpenedAt(keys.ring('opened-at'));
    const tokens = createMfwsTokens({ ...given().system, keys: keys.ring('mfws-token') });
    const form = guidOf('any');
    const [moment, token] = [openedAt.sign(form, given().system.now()), tokens.issue()];
    const holds = () => [openedAt.read(form, moment) !== undefined, tokens.isOurs(token)];
    const later = async (days: number) => {
      given().system.clock.advance(days * dayMs);
      await retireServerKeys({ database: database(), now: given().system.now });
      await keys.refresh();
    };
    await rotate();

    await later(29);
    const withinTime = holds();
    await later(2);

    expect(withinTime).toEqual([true, true]);
    expect(holds()).toEqual([false, false]);
  });

  it('are rotated by a command that reports what it did', async () => {
    const { dataDir, databaseUrl } = given().config;

    const { code, output } = await runCommandHere(['rotate-keys'], {
      cwd: dataDir,
      PORTAL_DATA_DIR: dataDir,
      ...(databaseUrl !== null && databaseUrl !== '' ? { PORTAL_DATABASE_URL: databaseUrl } : {}),
    });
    const { count } = await database()
      .read.selectFrom('server_keys')
      .select((row) => row.fn.countAll<number>().as('count'))
      .where('signs_from', '>', new Date(Date.now() - 60_000).toISOString())
      .where('signs_from', '<', new Date(Date.now() + 2 * activationDelayMs).toISOString())
      .executeTakeFirstOrThrow();

    expect(code, output).toBe(0);
    for (const name of names) expect(output).toContain(`New key ${name}`);
    expect(count).toBe(names.length);
  });
});

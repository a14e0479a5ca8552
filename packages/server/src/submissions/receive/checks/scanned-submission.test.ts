import { hourMs, formControlNames, type SavedForm } from '@form-portal/domain';
import { guidOf } from '@form-portal/domain/testing';
import type { Engine } from '@form-portal/storage';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { SubmissionTables } from '../../../db/submission-tables.ts';
import { startPortal, type PortalUnderTest } from '../../../testing/app-under-test.ts';
import { testSystemDeps } from '../../../testing/test-system-deps.ts';
import { pageDataOf } from '../../../testing/page-data.ts';
import {
  fakeVirus,
  fakeVirusName,
  startFakeClamd,
  type FakeClamd,
} from '../../../virus-scan/testing/fake-clamd.ts';
import { aSubmission, fields, multipart, post, publish, sentForm, traces } from '../../testing/posts.ts';
import { sampleFiles } from '../../testing/sample-files.ts';

/** Delay before another attempt, and before another search. */
const pauseMs = 20;
const clean = sampleFiles['selvitys.pdf'];
const infected = Buffer.concat([Buffer.from(clean), Buffer.from(fakeVirus)]);
/** Too large to be staged in memory. */
const largeAndInfected = Buffer.concat([
  Buffer.from(clean),
  Buffer.alloc(600_000, ' '),
  Buffer.from(fakeVirus),
]);

describe.each<Engine>(['sqlite', 'postgres'])('submissions whose files are scanned, on %s', (engine) => {
  let clamd: FakeClamd;
  let given: PortalUnderTest;
  let form: SavedForm;

  beforeAll(async () => {
    clamd = await startFakeClamd();
    const deliveryPolicy = {
      delaysMs: [pauseMs],
      jitter: 0,
      giveUpAfterMs: 24 * hourMs,
      searchAgainMs: pauseMs,
    } as const;
    const environment = {
      PORTAL_CLAMD: clamd.address,
      PORTAL_SUBMISSION_LIMIT: 'off',
      PORTAL_SMTP_URL: 'smtp://127.0.0.1:9',
      PORTAL_SMTP_FROM: 'forms@example.org',
      PORTAL_ALERT_ADDRESSES: 'night@example.org',
    };
    given = await startPortal(engine, environment, { ...testSystemDeps(), deliveryPolicy });
    form = await publish(given, sentForm({ guid: guidOf('scanned'), class: 0, objectType: 0 }));
    given.portal.submissions.start();
  });

  afterEach(async () => {
    clamd.behaviour = 'well';
    clamd.knowsVirus = true;
    clamd.maxBytes = Infinity;
  });

  afterAll(async () => {
    await given.close();
    await clamd.stop();
  });

  /** Read by an administrator who signs in again whenever the clock has moved. */
  const find = async (submission: Readonly<Record<string, unknown>>) => {
    const admin = await given.admin();
    return (await admin.get(`/api/admin/submissions/${String(submission['GUID'])}`)).json();
  };
  const kinds = ({ Events }: { Events: { Kind: string }[] }) => Events.map(({ Kind }) => Kind);

  async function untilIs(submission: Record<string, unknown>, status: string): Promise<void> {
    await expect.poll(async () => (await find(submission)).Status).toBe(status);
  }

  async function deliverNow(submission: Record<string, unknown>): Promise<void> {
    const admin = await given.admin();
    const response = await admin.post(`/api/admin/submissions/${String(submission['GUID'])}/deliver`);
    expect(response.statusCode, response.body).toBe(200);
  }

  it('are accepted and delivered when they are clean', async () => {
    const submission = aSubmission(form);

    const posted = await post(given.client(), submission, ['selvitys.pdf', clean], ['toinen.pdf', clean]);

    expect(posted.statusCode, posted.body).toBe(201);
    expect(clamd.scanned.slice(-2)).toEqual([clean.length, clean.length]);
    await untilIs(submission, 'delivered');
    expect(await find(submission)).toMatchObject({ Scan: null, LastError: null });
  });

  it.each([
    ['small', infected],
    ['large', largeAndInfected],
  ])('are refused with a %s infected file, which is named, and leave nothing behind', async (_size, file) => {
    const before = await traces(given);

    const refused = await post(
      given.client(),
      aSubmission(form),
      ['virus yksi.pdf', file],
      ['selvitys.pdf', clean],
      ['virus kaksi.pdf', file],
    );

    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({
      error: 'A virus was found in the file virus yksi.pdf. Remove the file, or choose another one.',
      code: 'attachment.infected',
      members: [{ code: 'attachment.infected' }, { code: 'attachment.infected' }],
    });
    expect(await traces(given)).toEqual(before);
    expect(given.system.logged()).toContain(fakeVirusName);
    expect(given.system.logged()).not.toContain('yksi');
  });

  it('are returned with everything that was typed when they are sent without script', async () => {
    const before = await traces(given);

    const refused = await given.client().post(
      `/form/${form.guid}`,
      multipart([
        [formControlNames.trap, ''],
        [fields.name.guid, 'Åke Öhman'],
        [formControlNames.attachments, infected, 'virus.pdf'],
      ]),
    );

    expect(refused.statusCode).toBe(400);
    expect(pageDataOf(refused).page).toMatchObject({
      kind: 'form',
      returned: {
        answers: { [fields.name.guid]: 'Åke Öhman' },
        problems: [{ code: 'attachment.infected', params: { index: 0, name: 'virus.pdf' } }],
        files: [],
      },
    });
    expect(await traces(given)).toEqual(before);
  });

  it('wait with a reason while the scanner is down, unlike those without files, and continue when it is back', async () => {
    const [waiting, another, without] = [aSubmission(form), aSubmission(form), aSubmission(form)];
    await clamd.stop();

    const posted = await post(given.client(), waiting, ['selvitys.pdf', largeWithout]);
    await post(given.client(), another, ['selvitys.pdf', clean]);
    await post(given.client(), without);

    expect([posted.statusCode, posted.json().Status]).toEqual([201, 'waiting']);
    await untilIs(without, 'delivered');
    const found = await find(waiting);
    expect(found).toMatchObject({
      Status: 'waiting',
      Scan: 'unscanned',
      LastError: 'The virus scanner cannot be reached.',
      Attempts: 0,
    });
    expect(kinds(found)).toEqual(['received', 'scan-failed']);
    const ready = await given.client().get('/readyz');
    expect([ready.statusCode, ready.json()]).toEqual([200, { status: 'ready', reasons: [] }]);

    await clamd.restart();

    await untilIs(waiting, 'delivered');
    await untilIs(another, 'delivered');
    const delivered = await find(waiting);
    expect(delivered).toMatchObject({ Scan: null, LastError: null });
    expect(kinds(delivered)).toEqual(['received', 'scan-failed', 'delivered']);
    expect(clamd.scanned).toContain(largeWithout.length);
  });

  it('are set aside when a virus is found later, and scanned again before another delivery', async () => {
    const submission = aSubmission(form);
    await clamd.stop();
    const posted = await post(given.client(), submission, ['virus.pdf', infected], ['selvitys.pdf', clean]);
    expect(posted.statusCode).toBe(201);

    await clamd.restart();

    await untilIs(submission, 'failed');
    const found = await find(submission);
    expect(found).toMatchObject({
      Scan: 'infected',
      LastError: `A virus was found (file 1: ${fakeVirusName}).`,
      NextAttemptAt: null,
      Object: null,
      Attempts: 0,
    });
    expect(kinds(found)).toEqual(['received', 'scan-failed', 'virus-found']);
    expect(given.system.logged()).not.toContain('virus.pdf');
    await given.portal.chores.find(({ name }) => name === 'alert of set-aside deliveries')?.run();
    const { read } = given.portal.storage.database.withTables<SubmissionTables>();
    const mails = read.selectFrom('mail_outbox').select('subject').execute();
    expect(await mails).toEqual([{ subject: 'Lähetys siirrettiin syrjään' }]);

    await deliverNow(submission);
    await expect.poll(async () => kinds(await find(submission)).at(-1)).toBe('virus-found');
    expect(kinds(await find(submission)).slice(-2)).toEqual(['sent-again', 'virus-found']);
    expect((await find(submission)).Object).toBeNull();

    clamd.knowsVirus = false;
    await deliverNow(submission);
    await untilIs(submission, 'delivered');
  });

  it('wait for a file that the scanner refuses, too, and are set aside after a day', async () => {
    const submission = aSubmission(form);
    clamd.maxBytes = clean.length - 1;

    const posted = await post(given.client(), submission, ['selvitys.pdf', clean]);

    expect(posted.statusCode).toBe(201);
    const reason = expect.stringContaining('StreamMaxLength');
    expect(await find(submission)).toMatchObject({ Status: 'waiting', Scan: 'unscanned', LastError: reason });

    given.system.clock.advance(25 * hourMs);
    await untilIs(submission, 'failed');
    const found = await find(submission);
    expect(found).toMatchObject({ Scan: 'unscanned', LastError: reason, NextAttemptAt: null, Object: null });
    expect(kinds(found).at(-1)).toBe('scan-given-up');

    clamd.maxBytes = Infinity;
    await deliverNow(submission);
    await untilIs(submission, 'delivered');
  });

  it('are preceded by a log entry at the start that the scanner responds', () => {
    expect(given.system.logged()).toContain('The virus scanner responds');
  });
});

const largeWithout = Buffer.concat([Buffer.from(clean), Buffer.alloc(600_000, ' ')]);

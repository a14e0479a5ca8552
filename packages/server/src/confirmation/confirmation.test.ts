import type { SavedForm } from '@form-portal/domain';
import { aField, guidOf } from '@form-portal/domain/testing';
import type { Engine } from '@form-portal/storage';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SubmissionTables } from '../db/submission-tables.ts';
import { startSmtpServer, type TestSmtpServer } from '../mail/testing/start-smtp-server.ts';
import { aSubmission, fields, post, publish, sentForm } from '../submissions/testing/posts.ts';
import { startPortal, type PortalUnderTest } from '../testing/app-under-test.ts';
import { passTime } from '../testing/pass-time.ts';

const mail = aField('text', { guid: guidOf('mail'), label: { gb: 'E-mail' }, settings: { format: 'email' } });

describe.each<Engine>(['sqlite', 'postgres'])('confirmations on %s', (engine) => {
  let server: TestSmtpServer;
  let given: PortalUnderTest;

  beforeAll(async () => {
    server = await startSmtpServer();
    given = await startPortal(engine, {
      PORTAL_SMTP_URL: server.url,
      PORTAL_SMTP_FROM: 'forms@example.org',
      PORTAL_SUBMISSION_LIMIT: 'off',
    });
  });

  afterAll(async () => {
    await given.close();
    await server.close();
  });

  const send = () => given.portal.chores.find(({ name }) => name === 'send confirmations')?.run();

  async function confirmed(name: string, rules: object): Promise<SavedForm> {
    const form = await publish(
      given,
      sentForm({ guid: guidOf(name), name: { gb: name }, fields: [...Object.values(fields), mail] }),
    );
    const admin = await given.admin();
    const saved = await admin.send('PUT', `/api/admin/forms/${form.guid}/confirmation`, {
      json: { To: 'field', Field: mail.guid, ReplyTo: '', Carries: 'receipt-link', Text: {}, ...rules },
    });
    expect(saved.statusCode, saved.body).toBe(200);
    return form;
  }

  function sendForm(form: SavedForm, address: string) {
    const answers = { [fields.name.guid]: 'Åke Öhman 131052-308T', [mail.guid]: address };
    return post(given.client(), aSubmission(form, answers, { Language: 'gb' }));
  }

  async function eventsOf(guid: string): Promise<readonly string[]> {
    const admin = await given.admin();
    const { Events } = (await admin.get(`/api/admin/submissions/${guid}`)).json();
    return Events.map(({ Kind }: { readonly Kind: string }) => Kind);
  }

  /** Mail with its soft line breaks undone and its encoded letters decoded (RFC 2045). */
  const lastMail = () => {
    const [last] = server.received().slice(-1);
    const content = decodeURIComponent((last?.content ?? '').replaceAll(/=([0-9A-F]{2})/g, '%$1'));
    return { receivers: last?.receivers, content };
  };

  it('go once to the address that was given, with a link that opens the receipt', async () => {
    const form = await confirmed('Boat place', { ReplyTo: 'kirjaamo@example.org' });
    const received = (await sendForm(form, 'ake@example.org')).json();
    expect(received.ConfirmationTo).toBe('a…@example.org');

    await send();
    await send();

    expect(server.received().filter(({ receivers }) => receivers.includes('ake@example.org'))).toHaveLength(
      1,
    );
    const { content } = lastMail();
    expect(content).toContain('Reply-To: kirjaamo@example.org');
    expect(content).toContain(received.Reference);
    expect(content).toContain(received.ReceiptURL);
    expect(content).not.toContain('Öhman');
    expect(await eventsOf(received.GUID)).toContain('confirmation-sent');
  });

  it('carry the answers, with identity codes masked', async () => {
    const form = await confirmed('Answers', { Carries: 'answers', Text: { gb: 'Thank you, {reference}.' } });
    const received = (await sendForm(form, 'answers@example.org')).json();
    await send();
    const { content } = lastMail();
    expect(content).toContain(`Thank you, ${received.Reference}.`);
    expect(content).toContain('Name: Åke Öhman');
    expect(content).not.toContain('131052-308T');
  });

  it('carry the answers as a PDF', async () => {
    const form = await confirmed('Paper', { Carries: 'pdf' });
    await sendForm(form, 'paper@example.org');
    await send();
    expect(lastMail().content).toContain('Content-Type: application/pdf');
  }, 60_000);

  it('are not sent without an address, by tests, or for a form that sends none', async () => {
    const before = server.received().length;
    const form = await confirmed('No address', {});
    expect((await sendForm(form, '')).json().ConfirmationTo).toBeUndefined();
    const silent = await confirmed('Silent', { To: 'none', Field: null });
    expect((await sendForm(silent, 'ake@example.org')).json().ConfirmationTo).toBeUndefined();
    await send();
    expect(server.received()).toHaveLength(before);
  });

  it('that the server refuses are shown on the submission, and never tried again', async () => {
    const form = await confirmed('Gone', {});
    const received = (await sendForm(form, 'gone@example.org')).json();
    await send();
    expect(await eventsOf(received.GUID)).toContain('confirmation-refused');
    expect(given.system.logged()).not.toContain('gone@example.org');
  });

  it('wait while the server is down, with nothing personal in the queue', async () => {
    const form = await confirmed('Down', {});
    await server.goAway();
    await sendForm(form, 'later@example.org');
    await send();
    const database = given.portal.storage.database.withTables<SubmissionTables>();
    const queue = JSON.stringify(await database.read.selectFrom('confirmation_outbox').selectAll().execute());
    expect(queue).not.toMatch(/later|Öhman/);
    await server.comeBack();
    given.system.clock.advance(61_000);
    await passTime(database, 'confirmation_outbox', 61_000);
    await send();
    expect(lastMail().receivers).toEqual(['later@example.org']);
  });

  it('go to one address at most five times an hour', async () => {
    const form = await confirmed('Often', {});
    const sentTo = () => server.received().filter(({ receivers }) => receivers.includes('often@example.org'));
    for (let count = 0; count < 7; count += 1) await sendForm(form, 'often@example.org');
    await send();
    expect(sentTo()).toHaveLength(5);
    given.system.clock.advance(61 * 60_000);
    await send();
    expect(sentTo()).toHaveLength(7);
  });
});

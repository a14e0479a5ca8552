import { expect, it } from 'vitest';
import type { SubmissionTables } from '../db/submission-tables.ts';
import { fields } from '../submissions/testing/posts.ts';
import { passTime } from '../testing/pass-time.ts';
import { describeConfirmations } from './testing/describe-confirmations.ts';

describeConfirmations('confirmations', (given) => {
  it('go once to the address that was given, with a link that opens the receipt', async () => {
    const { confirmed, sendForm, send, receivedBy, lastMail, eventsOf } = given();
    const form = await confirmed('Boat place', { ReplyTo: 'kirjaamo@example.org' });
    const received = (await sendForm(form, 'ake@example.org')).json();
    expect(received.ConfirmationTo).toBe('a…@example.org');

    await send();
    await send();

    expect(receivedBy('ake@example.org')).toBe(1);
    const { content } = lastMail();
    expect(content).toContain('Reply-To: kirjaamo@example.org');
    expect(content).toContain(received.Reference);
    expect(content).toContain(received.ReceiptURL);
    expect(content).not.toContain('Öhman');
    expect(await eventsOf(received.GUID)).toContain('confirmation-sent');
  });

  it('are the same message, by its id, when a process was killed before it recorded that it was sent', async () => {
    const { confirmed, sendForm, send, server, portal } = given();
    const form = await confirmed('Killed');
    await sendForm(form, 'twice@example.org');
    await send();
    const database = portal.storage.database.withTables<SubmissionTables>();
    await database.write((transaction) =>
      transaction.updateTable('confirmation_outbox').set({ sent_at: null, due_at: '' }).execute(),
    );
    await sendForm(form, 'another@example.org');
    await send();

    const idsOf = (address: string) =>
      server
        .received()
        .filter(({ recipients }) => recipients.includes(address))
        .map(({ content }) => /^Message-ID: (<.+@example\.org>)/m.exec(content)?.[1]);
    const [first, second] = idsOf('twice@example.org');
    expect(first).toBeDefined();
    expect(second).toBe(first);
    expect(idsOf('another@example.org')).not.toContain(first);
  });

  it('are not sent without an address, by tests, or for a form that sends none', async () => {
    const { confirmed, sendForm, send, server } = given();
    const before = server.received().length;
    const form = await confirmed('No address');
    expect((await sendForm(form, '')).json().ConfirmationTo).toBeUndefined();
    const silent = await confirmed('Silent', { To: 'none', Field: null });
    expect((await sendForm(silent, 'ake@example.org')).json().ConfirmationTo).toBeUndefined();
    await send();
    expect(server.received()).toHaveLength(before);
  });

  it('that the server refuses are shown on the submission and in the list, and never tried again', async () => {
    const { confirmed, sendForm, send, eventsOf, refusedIn, system } = given();
    const form = await confirmed('Gone');
    const received = (await sendForm(form, 'gone@example.org')).json();
    await sendForm(form, 'ake@example.org');
    await sendForm(form, 'busy@example.org');
    expect(await refusedIn(form)).toEqual([]);
    await send();
    expect(await eventsOf(received.GUID)).toContain('confirmation-refused');
    expect(await refusedIn(form)).toEqual([received.GUID]);
    expect(system.logged()).not.toContain('gone@example.org');
  });

  it('wait while the server is down, with nothing personal in the queue', async () => {
    const { confirmed, sendForm, send, lastMail, server, portal, system } = given();
    const form = await confirmed('Down');
    await server.kill();
    await sendForm(form, 'later@example.org', { [fields.name.guid]: 'Åke Öhman' });
    await send();
    const database = portal.storage.database.withTables<SubmissionTables>();
    const queue = JSON.stringify(await database.read.selectFrom('confirmation_outbox').selectAll().execute());
    expect(queue).not.toMatch(/later|Öhman/);
    await server.restart();
    system.clock.advance(61_000);
    await passTime(database, 'confirmation_outbox', 61_000);
    await send();
    expect(lastMail().recipients).toEqual(['later@example.org']);
  });

  it('go to one address at most five times an hour', async () => {
    const { confirmed, sendForm, send, receivedBy, system } = given();
    const form = await confirmed('Often');
    for (let count = 0; count < 7; count += 1) await sendForm(form, 'often@example.org');
    await send();
    expect(receivedBy('often@example.org')).toBe(5);
    system.clock.advance(61 * 60_000);
    await send();
    expect(receivedBy('often@example.org')).toBe(7);
  });
});

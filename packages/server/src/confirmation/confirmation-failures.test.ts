import { confirmationLimits, dayMs, hourMs, type Guid } from '@form-portal/domain';
import { fieldTypes } from '@form-portal/field-types';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { addSubmissionEvent, listSubmissionEvents } from '../db/submission-events.ts';
import type { SubmissionTables } from '../db/submission-tables.ts';
import { Refusal } from '../http/problems/refusal.ts';
import { createSubmissionAdministrationStore } from '../submissions/administration/submission-administration.store.ts';
import { createSubmissionStore } from '../submissions/store/submissions.store.ts';
import { passTime } from '../testing/pass-time.ts';
import { createConfirmationOutboxStore } from './confirmation-outbox.store.ts';
import { createConfirmationRulesStore } from './confirmation-rules.store.ts';
import {
  sendConfirmations,
  type ConfirmationMail,
  type SendConfirmationsDeps,
} from './send-confirmations.ts';
import { describeConfirmations } from './testing/describe-confirmations.ts';

describeConfirmations(
  'confirmations that fail',
  (given) => {
    const databaseOf = () => given().portal.storage.database.withTables<SubmissionTables>();

    /** Advances the clock of the portal, and the due times of waiting confirmations. */
    async function letPass(ms: number): Promise<void> {
      given().system.clock.advance(ms);
      await passTime(databaseOf(), 'confirmation_outbox', ms);
    }

    /** Sends the confirmations that are due, with these parts in place of the portal's. */
    function sendWith(changed: Partial<SendConfirmationsDeps>): Promise<void> {
      const { portal, system } = given();
      const database = databaseOf();
      const { now } = system;
      return sendConfirmations({
        ...portal.site,
        outbox: createConfirmationOutboxStore({ database, now }),
        rules: createConfirmationRulesStore(database),
        findSubmission: createSubmissionStore(database).find,
        findFormRevision: portal.site.forms.findRevision,
        findPdfForMail: () => Promise.reject(new Error('The PDF was not expected')),
        receiptPath: () => '/receipt',
        send: () => Promise.reject(new Error('The mail was not expected')),
        fieldTypes,
        publicUrl: '',
        timeZone: 'Europe/Helsinki',
        now,
        log: system.log,
        ...changed,
      });
    }

    it.each(['password', 'sender', 'relay', 'message'] as const)(
      'wait until the mail server accepts the %s again',
      async (refused) => {
        const { confirmed, sendForm, send, eventsOf, receivedBy, server } = given();
        const address = `${refused}@example.org`;
        const received = (await sendForm(await confirmed(`Refused ${refused}`), address)).json();

        await server.refuse(refused);
        await send();
        expect(await eventsOf(received.GUID)).not.toContain('confirmation-refused');

        await server.restart();
        await letPass(61_000);
        await send();
        expect(receivedBy(address)).toBe(1);
      },
    );

    it.each([
      ['cannot be rendered', new Error('No font has this letter')],
      ['waits for too many others', new Refusal({ code: 'receipt.busy', params: { retryAfterSeconds: 5 } })],
    ])('whose PDF %s are retried for three days, without holding up others', async (why, error) => {
      const { confirmed, sendForm, eventsOf, refusedIn } = given();
      const form = await confirmed(`Paper ${why}`, { Carries: 'pdf' });
      const withPdf = (await sendForm(form, 'paper@example.org')).json();
      const withoutPdf = (await sendForm(await confirmed('Plain'), 'plain@example.org')).json();
      const sent: string[] = [];
      const failingPdf = {
        findPdfForMail: () => Promise.reject(error),
        send: async ({ to }: { readonly to: string }) => (sent.push(to), 'sent' as const),
      };

      await sendWith(failingPdf);
      await sendWith(failingPdf);
      expect(sent).toEqual(['plain@example.org']);
      expect(await eventsOf(withoutPdf.GUID)).toContain('confirmation-sent');
      expect(await eventsOf(withPdf.GUID)).not.toContain('confirmation-refused');
      expect(await refusedIn(form)).toEqual([]);

      await letPass(3 * dayMs);
      await sendWith(failingPdf);
      expect(await eventsOf(withPdf.GUID)).toContain('confirmation-refused');
      expect(await refusedIn(form)).toEqual([withPdf.GUID]);
      expect(given().system.logged()).not.toContain('No font has this letter');
    });

    it('that have waited for three days for the turn of their address are given up, and later ones are not', async () => {
      const { confirmed, sendForm, eventsOf } = given();
      const form = await confirmed('Flooded');
      const sendTo = async (address: string): Promise<string> => (await sendForm(form, address)).json().GUID;
      const sent: Guid[] = [];
      const sending = { send: async ({ id }: ConfirmationMail) => (sent.push(id), 'sent' as const) };
      const waiting: string[] = [];
      while (waiting.length <= confirmationLimits.perHour) waiting.push(await sendTo('flooded@example.org'));
      await letPass(3 * dayMs);
      const later = await sendTo('flooded@example.org');

      await sendWith(sending);
      expect(sent).toHaveLength(confirmationLimits.perHour);
      const [givenUp = ''] = waiting.filter((guid) => !sent.some((sentGuid) => sentGuid === guid));
      expect(await eventsOf(givenUp)).toContain('confirmation-refused');

      await letPass(hourMs + 1);
      await sendWith(sending);
      expect(sent.slice(confirmationLimits.perHour)).toEqual([later]);
    });

    it('are not sent without the PDF that they announce', async () => {
      const { confirmed, sendForm, eventsOf } = given();
      const form = await confirmed('No paper', { Carries: 'pdf' });
      const received = (await sendForm(form, 'nopaper@example.org')).json();
      const send = vi.fn(async () => 'sent' as const);
      const withoutPdf = { send, findPdfForMail: async () => undefined };
      await sendWith(withoutPdf);
      await letPass(dayMs);
      await sendWith(withoutPdf);

      expect(send).not.toHaveBeenCalled();
      const events = await eventsOf(received.GUID);
      expect(events.filter((kind) => kind.startsWith('confirmation'))).toEqual([]);
    });

    it('are recorded, and not sent again, when their submission is delivered at the same moment', async () => {
      const { confirmed, sendForm, eventsOf, system } = given();
      const { GUID } = (await sendForm(await confirmed('Same moment'), 'same@example.org')).json();
      const delivering = Promise.withResolvers<undefined>();
      const delivered = databaseOf().write(async (transaction) => {
        const change = transaction.updateTable('submissions').set({ status: 'delivered' });
        await change.where('guid', '=', GUID).execute();
        const event = { at: system.now().toISOString(), kind: 'delivered', detail: '0-1' } as const;
        await addSubmissionEvent(transaction, GUID as Guid, event);
        delivering.resolve(undefined);
        await sleep(200);
      });
      await delivering.promise;

      await sendWith({ send: () => Promise.resolve('sent') });
      await delivered;

      expect(await eventsOf(GUID)).toEqual(['received', 'delivered', 'confirmation-sent']);
    });

    it('leave nothing of a submission that is removed while they are sent', async () => {
      const { confirmed, sendForm } = given();
      const { GUID } = (await sendForm(await confirmed('Removed meanwhile'), 'removed@example.org')).json();
      const { remove } = createSubmissionAdministrationStore(databaseOf());
      const send = async () => {
        await databaseOf().write((transaction) => remove(transaction, GUID));
        return 'sent' as const;
      };

      await sendWith({ send });

      expect(await listSubmissionEvents(databaseOf(), GUID)).toEqual([]);
    });

    /** A delivered submission that waits for its confirmation, of a form that keeps answers for a day. */
    async function deliveredAndWaiting(name: string): Promise<string> {
      const { confirmed, sendForm, admin } = given();
      const form = await confirmed(name);
      const { GUID } = (await sendForm(form, 'kept@example.org')).json();
      const json = { Retention: 1, FailedRetention: 'keep', NoticeAddresses: [] };
      await (await admin()).send('PUT', `/api/admin/forms/${form.guid}/submission-rules`, { json });
      const delivered = { status: 'delivered', delivered_at: given().system.now().toISOString() } as const;
      await databaseOf().write((transaction) =>
        transaction.updateTable('submissions').set(delivered).where('guid', '=', GUID).execute(),
      );
      return GUID;
    }

    const clear = () =>
      given()
        .portal.submissions.chores.find(({ name }) => name === 'clear submissions')
        ?.run();

    it('keep the answers that they are written from until they are sent', async () => {
      const waiting = await deliveredAndWaiting('Kept until sent');
      await letPass(2 * dayMs);
      await clear();
      expect(await given().eventsOf(waiting)).not.toContain('cleared');

      await sendWith({ send: () => Promise.resolve('sent') });
      await clear();

      expect(await given().eventsOf(waiting)).toEqual(
        expect.arrayContaining(['confirmation-sent', 'cleared']),
      );
    });

    it('keep answers no longer than they are retried, even if the portal no longer sends mail', async () => {
      const waiting = await deliveredAndWaiting('Kept for nothing');
      await letPass(3 * dayMs + 1);
      await clear();

      expect(await given().eventsOf(waiting)).toContain('cleared');
    });
  },
  ({ url }) => url.replace('//', '//portal:wrong@'),
);

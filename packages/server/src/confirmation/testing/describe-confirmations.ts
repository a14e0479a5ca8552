import type { Field, SavedForm } from '@form-portal/domain';
import type { SubmissionListWire } from '@form-portal/domain/api';
import { aField, guidOf } from '@form-portal/domain/testing';
import type { Engine } from '@form-portal/storage';
import type { LightMyRequestResponse } from 'fastify';
import { extractText } from 'unpdf';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { decodedMail, startSmtpServer, type TestSmtpServer } from '../../mail/testing/start-smtp-server.ts';
import { aSubmission, fields, post, publish, sentForm } from '../../submissions/testing/posts.ts';
import { startPortal, type PortalUnderTest } from '../../testing/app-under-test.ts';

/** The field of test forms that asks for an e-mail address. */
const mail = aField('text', {
  guid: guidOf('mail'),
  label: { gb: 'E-mail' },
  settings: { format: 'email' },
});

/** A portal with its own mail server. */
export interface ConfirmationsUnderTest extends PortalUnderTest {
  readonly server: TestSmtpServer;
  /** Sends the confirmations that are due. */
  send(): Promise<void>;
  /** Saves a form that asks for an e-mail address and these questions, and whose senders get a confirmation there. */
  confirmed(name: string, rules?: object, asked?: readonly Field[]): Promise<SavedForm>;
  sendForm(form: SavedForm, address: string, answers?: object): Promise<LightMyRequestResponse>;
  /** The kinds of events of a submission. */
  eventsOf(submission: string): Promise<readonly string[]>;
  /** The submissions of a form whose row of the list says that their confirmation was refused. */
  refusedIn(form: SavedForm): Promise<readonly string[]>;
  receivedBy(address: string): number;
  /** The last message, with its encoded letters decoded. */
  lastMail(): { readonly recipients: readonly string[] | undefined; readonly content: string };
  /** The text of the PDF in the last message. */
  lastPdf(): Promise<string>;
}

/** Runs `body` on each engine with a portal and a mail server, which the tests of the body share. */
export function describeConfirmations(
  name: string,
  body: (given: () => ConfirmationsUnderTest) => void,
  urlOf: (server: TestSmtpServer) => string = ({ url }) => url,
): void {
  describe.each<Engine>(['sqlite', 'postgres'])(`${name} on %s`, (engine) => {
    let server: TestSmtpServer;
    let given: ConfirmationsUnderTest;

    beforeAll(async () => {
      server = await startSmtpServer();
      const portal = await startPortal(engine, {
        PORTAL_SMTP_URL: urlOf(server),
        PORTAL_SMTP_FROM: 'forms@example.org',
        PORTAL_SUBMISSION_LIMIT: 'off',
      });
      given = underTest(portal, server);
    });
    afterAll(async () => {
      await given.close();
      await server.close();
    });
    body(() => given);
  });
}

function underTest(portal: PortalUnderTest, server: TestSmtpServer): ConfirmationsUnderTest {
  const lastContent = () => server.received().at(-1)?.content ?? '';
  return {
    ...portal,
    server,
    async send() {
      await portal.portal.chores.find(({ name }) => name === 'send confirmations')?.run();
    },
    async confirmed(name, rules = {}, asked = Object.values(fields)) {
      const form = sentForm({ guid: guidOf(name), name: { gb: name }, fields: [...asked, mail] });
      await publish(portal, form);
      const admin = await portal.admin();
      const saved = await admin.send('PUT', `/api/admin/forms/${form.guid}/confirmation`, {
        json: { To: 'field', Field: mail.guid, ReplyTo: '', Carries: 'receipt-link', Text: {}, ...rules },
      });
      expect(saved.statusCode, saved.body).toBe(200);
      return form;
    },
    sendForm(form, address, answers = { [fields.name.guid]: 'Åke Öhman 131052-308T' }) {
      const values = { ...answers, [mail.guid]: address };
      return post(portal.client(), aSubmission(form, values, { Language: 'gb' }));
    },
    async eventsOf(submission) {
      const admin = await portal.admin();
      const { Events } = (await admin.get(`/api/admin/submissions/${submission}`)).json();
      return Events.map(({ Kind }: { readonly Kind: string }) => Kind);
    },
    async refusedIn({ guid }) {
      const admin = await portal.admin();
      const list: SubmissionListWire = (await admin.get(`/api/admin/submissions?form=${guid}`)).json();
      return list.Items.filter((row) => row.ConfirmationRefused).map(({ GUID }) => GUID);
    },
    receivedBy: (address) =>
      server.received().filter(({ recipients }) => recipients.includes(address)).length,
    lastMail: () => ({
      recipients: server.received().at(-1)?.recipients,
      content: decodedMail(lastContent()),
    }),
    async lastPdf() {
      const [, base64 = ''] =
        /^Content-Type: application\/pdf.*?\r\n\r\n([\w+/\r\n]*)/ms.exec(lastContent()) ?? [];
      return (await extractText(new Uint8Array(Buffer.from(base64, 'base64')), { mergePages: true })).text;
    },
  };
}

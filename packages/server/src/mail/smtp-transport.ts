import { createTransport } from 'nodemailer';
import type { MailConfig } from '../config/mail-config.ts';
import type { Mail } from './mail-outbox.store.ts';

/** Receivers that the server refused while it accepted others. */
export interface RefusedReceivers {
  /** Refused for now (RFC 5321 section 4.2.1, replies 4yz). */
  readonly forNow: readonly string[];
  /** Refused for good (replies 5yz). */
  readonly forGood: readonly string[];
}

/** A message to one receiver, who is named in it. */
export interface PersonalMail extends Pick<Mail, 'subject' | 'body'> {
  readonly to: string;
  /** Empty for none. */
  readonly replyTo: string;
  readonly pdf: { readonly fileName: string; readonly bytes: Buffer } | null;
}

/** Sends a message to the mail server; throws the error of the server or the network when no receiver was accepted. */
export type SendMail = (mail: Mail) => Promise<RefusedReceivers>;

/** The connection to the mail server. */
export interface SmtpTransport {
  readonly send: SendMail;
  /** Returns whether the server refused the receiver for good; throws its other errors, and those of the network. */
  readonly sendPersonal: (mail: PersonalMail) => Promise<'sent' | 'refused'>;
}

const timeoutMs = 30_000;

/** Sends over SMTP. A password is never sent in clear text over the network: unless it runs on this machine, the server must offer TLS. */
export function createSmtpTransport({ url, from }: MailConfig): SmtpTransport {
  const { hostname, username } = new URL(url);
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  const transport = createTransport({
    url,
    requireTLS: username !== '' && !isHere,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ receivers, subject, body }) {
      // Receivers do not see each other, and bounces go nowhere: the sender's mailbox need not exist.
      const envelope = { from, to: [...receivers] };
      return refusedOf(await transport.sendMail({ from, to: from, envelope, subject, text: body }));
    },
    async sendPersonal({ to, replyTo, subject, body, pdf }) {
      const message = {
        from,
        to: { name: '', address: to },
        subject,
        text: body,
        ...(replyTo !== '' && { replyTo: { name: '', address: replyTo } }),
        ...(pdf !== null && {
          attachments: [{ filename: pdf.fileName, content: pdf.bytes, contentType: 'application/pdf' }],
        }),
        // Out-of-office replies would go nowhere (RFC 3834).
        headers: { 'Auto-Submitted': 'auto-generated' },
      };
      try {
        await transport.sendMail(message);
        return 'sent';
      } catch (error) {
        if (isReceiverRefused(error)) return 'refused';
        throw error;
      }
    },
  };
}

/** A server answers 5yz to a wrong password, a sender or a message too, and those can be fixed. */
function isReceiverRefused(error: unknown): boolean {
  if (!(error instanceof Error && 'command' in error && 'responseCode' in error)) return false;
  return error.command === 'RCPT TO' && Number(error.responseCode) >= 500;
}

/** The refused receivers: nodemailer reports an error for each, which its declared type omits. */
function refusedOf(sent: object): RefusedReceivers {
  const errors: unknown = 'rejectedErrors' in sent ? sent.rejectedErrors : [];
  const refusals = Array.isArray(errors) ? errors.flatMap(refusalOf) : [];
  const receiversOf = (wanted: Refusal['kind']) =>
    refusals.flatMap(({ kind, receiver }) => (kind === wanted ? [receiver] : []));
  return { forNow: receiversOf('for-now'), forGood: receiversOf('for-good') };
}

interface Refusal {
  readonly receiver: string;
  readonly kind: 'for-now' | 'for-good';
}

function refusalOf(error: unknown): readonly Refusal[] {
  if (!(error instanceof Error && 'recipient' in error && typeof error.recipient === 'string')) return [];
  const code = 'responseCode' in error && typeof error.responseCode === 'number' ? error.responseCode : 0;
  return [{ receiver: error.recipient, kind: code >= 500 ? 'for-good' : 'for-now' }];
}

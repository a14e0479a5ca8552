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

/** Sends a message to the mail server; throws the error of the server or the network when no receiver was accepted. */
export type SendMail = (mail: Mail) => Promise<RefusedReceivers>;

const timeoutMs = 30_000;

/** Sends over SMTP. A password is never sent in clear text over the network: unless it runs on this machine, the server must offer TLS. */
export function createSmtpTransport({ url, from }: MailConfig): SendMail {
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
  return async ({ receivers, subject, body }) => {
    // Receivers do not see each other, and bounces go nowhere: the sender's mailbox need not exist.
    const envelope = { from, to: [...receivers] };
    return refusedOf(await transport.sendMail({ from, to: from, envelope, subject, text: body }));
  };
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

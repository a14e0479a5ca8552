import { createTransport } from 'nodemailer';
import type { MailConfig } from '../config/mail-config.ts';
import type { Mail } from './mail-outbox.store.ts';

/** Receivers whom the server did not take, while it took others. */
export interface RefusedReceivers {
  /** It may take them later (RFC 5321 section 4.2.1, replies 4yz). */
  readonly forNow: readonly string[];
  /** It never will (replies 5yz). */
  readonly forGood: readonly string[];
}

/** Hands a message to the mail server; throws what the server or the network says when nobody gets it. */
export type SendMail = (mail: Mail) => Promise<RefusedReceivers>;

const timeoutMs = 30_000;

/** Sends over SMTP. A password never crosses the network in the clear: a server that requires one must offer TLS, unless it is this machine. */
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
    // Receivers do not see each other, and the sender gets nothing: its mailbox need not exist.
    const envelope = { from, to: [...receivers] };
    return refusedOf(await transport.sendMail({ from, to: from, envelope, subject, text: body }));
  };
}

/** Refused receivers, which the transport's declared type leaves out: an error for each that the server refused. */
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

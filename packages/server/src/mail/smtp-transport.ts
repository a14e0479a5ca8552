import { minuteMs, secondMs } from '@form-portal/domain';
import { createHash } from 'node:crypto';
import { domainToASCII } from 'node:url';
import { createTransport } from 'nodemailer';
import type { MailConfig } from '../config/mail-config.ts';
import type { ClaimedMail } from './mail-outbox.store.ts';

/** Recipients that the server refused while it accepted others. */
export interface RefusedRecipients {
  /** Refused for now (RFC 5321 section 4.2.1, replies 4yz), or for something that can be fixed. */
  readonly forNow: readonly string[];
  /** Refused for good (replies 5yz about the recipient). */
  readonly forGood: readonly string[];
}

/** A message to one recipient, who is named in it; `id` is the same at each attempt to send it. */
export interface PersonalMail extends Pick<ClaimedMail, 'id' | 'subject' | 'body'> {
  readonly to: string;
  /** Empty for none. */
  readonly replyTo: string;
  readonly pdf: { readonly fileName: string; readonly bytes: Buffer } | null;
}

/** Sends a message to the mail server; throws the error of the server or the network when no recipient was accepted. */
export type SendMail = (
  mail: Pick<ClaimedMail, 'id' | 'recipients' | 'subject' | 'body'>,
) => Promise<RefusedRecipients>;

/** The connection to the mail server. */
export interface SmtpTransport {
  readonly send: SendMail;
  /** Returns whether the server refused the recipient for good; throws its other errors, and those of the network. */
  readonly sendPersonal: (mail: PersonalMail) => Promise<'sent' | 'refused'>;
}

/** How long connecting may take (ms). */
const connectMs = 30 * secondMs;

/**
 * How long a server may take for a reply (RFC 5321 section 4.5.3.2.6): one that still scans a message delivers it even if its client has
 * gone, and each retry would be another copy.
 */
const replyMs = 10 * minuteMs;

/** Sends over SMTP. A password is never sent in clear text over the network: unless it runs on this machine, the server must offer TLS. */
export function createSmtpTransport({ url, from }: Pick<MailConfig, 'url' | 'from'>): SmtpTransport {
  const { hostname, username } = new URL(url);
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  const transport = createTransport({
    url,
    requireTLS: username !== '' && !isLocal,
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    socketTimeout: replyMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  // The sender's mailbox need not exist: out-of-office replies would go nowhere (RFC 3834).
  const commonParts = (id: string) => ({
    from,
    headers: { 'Auto-Submitted': 'auto-generated' },
    messageId: messageIdOf(id, from),
  });
  return {
    async send({ id, recipients, subject, body }) {
      // Recipients do not see each other.
      const envelope = { from, to: [...recipients] };
      const message = { ...commonParts(id), to: from, envelope, subject, text: body };
      return refusedRecipientsOf(await transport.sendMail(message));
    },
    async sendPersonal({ id, to, replyTo, subject, body, pdf }) {
      const message = {
        ...commonParts(id),
        to: { name: '', address: to },
        subject,
        text: body,
        ...(replyTo !== '' && { replyTo: { name: '', address: replyTo } }),
        ...(pdf !== null && {
          attachments: [{ filename: pdf.fileName, content: pdf.bytes, contentType: 'application/pdf' }],
        }),
      };
      try {
        await transport.sendMail(message);
        return 'sent';
      } catch (error) {
        if (isRecipientRefused(error)) return 'refused';
        throw error;
      }
    },
  };
}

/**
 * The Message-ID of a message, by which servers and mail programs recognise the copy that is sent when the acceptance of the first never
 * arrived. Does not reveal the id itself.
 */
function messageIdOf(id: string, from: string): string {
  const unique = createHash('sha256').update(id).digest('hex').slice(0, 32);
  const domain = domainToASCII(from.slice(from.lastIndexOf('@') + 1));
  return `<${unique}@${domain || 'localhost'}>`;
}

/** A server replies 5yz to a wrong password, a sender or a message too, and those can be fixed. */
function isRecipientRefused(error: unknown): boolean {
  return error instanceof Error && 'command' in error && error.command === 'RCPT TO' && isForGood(error);
}

/** Enhanced status codes (RFC 3463) about the recipient's address or mailbox. */
const aboutRecipient = /^5\d\d[ -]5\.(1\.([1-6]|10)|2\.\d+)\b/;
const hasStatusCode = /^\d{3}[ -]\d\.\d+\.\d+\b/;

/**
 * Whether a reply to RCPT TO refuses the recipient for good. Servers also refuse here what can be fixed, the sender or the client that
 * may not relay; their status codes tell the two apart.
 */
function isForGood(error: Error): boolean {
  if (!('responseCode' in error && Number(error.responseCode) >= 500)) return false;
  const response = 'response' in error ? String(error.response) : '';
  return aboutRecipient.test(response) || !hasStatusCode.test(response);
}

/** The refused recipients: nodemailer reports an error for each, which its declared type omits. */
function refusedRecipientsOf(sent: object): RefusedRecipients {
  const errors: unknown = 'rejectedErrors' in sent ? sent.rejectedErrors : [];
  const refusals = Array.isArray(errors) ? errors.flatMap(refusalOf) : [];
  const recipientsOf = (wanted: Refusal['kind']) =>
    refusals.flatMap(({ kind, recipient }) => (kind === wanted ? [recipient] : []));
  return { forNow: recipientsOf('for-now'), forGood: recipientsOf('for-good') };
}

interface Refusal {
  readonly recipient: string;
  readonly kind: 'for-now' | 'for-good';
}

function refusalOf(error: unknown): readonly Refusal[] {
  if (!(error instanceof Error && 'recipient' in error && typeof error.recipient === 'string')) return [];
  return [{ recipient: error.recipient, kind: isForGood(error) ? 'for-good' : 'for-now' }];
}

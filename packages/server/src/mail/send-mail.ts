import { dayMs, minuteMs } from '@form-portal/domain';
import type { FastifyBaseLogger } from 'fastify';
import type { Metrics } from '../metrics/metrics.ts';
import type { ClaimedMail, MailOutboxStore } from './mail-outbox.store.ts';
import type { RefusedRecipients, SendMail } from './smtp-transport.ts';

/** Dependencies of sending mail. */
export interface SendDueMailDeps {
  readonly mails: MailOutboxStore;
  readonly send: SendMail;
  readonly now: () => Date;
  readonly metrics: Pick<Metrics, 'mailEnded'>;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
}

/** Delays after the first, second … failed attempt; the last one repeats. */
const delaysMs = [minuteMs, 5 * minuteMs, 15 * minuteMs, 60 * minuteMs] as const;

/** An older alert is of no use. */
const giveUpAfterMs = 3 * dayMs;

const batchSize = 20;

/**
 * Sends the due mail. A message that the server accepts for no recipient is retried for three days; so are recipients refused for now.
 * Those refused for good while others are accepted are logged and dropped.
 */
export async function sendDueMail(deps: SendDueMailDeps): Promise<void> {
  for (let sent = 0; sent < batchSize; sent += 1) {
    // Claimed one by one, so that a claim need not outlast the sending of other messages.
    const mail = await deps.mails.claimNext();
    if (mail === undefined) return;
    await sendOne(deps, mail);
  }
}

/** Recipients are not logged. */
async function sendOne(deps: SendDueMailDeps, mail: ClaimedMail): Promise<void> {
  let refused: RefusedRecipients;
  try {
    refused = await deps.send(mail);
  } catch (error) {
    return tryLater(deps, mail, error instanceof Error && 'code' in error ? error.code : undefined);
  }
  const { forNow, forGood } = refused;
  if (forGood.length > 0)
    deps.log.error(
      { mail: mail.key, recipients: forGood.length },
      'The mail server permanently refuses some recipients',
    );
  if (forNow.length === 0) {
    deps.metrics.mailEnded('sent');
    return deps.mails.settle(mail);
  }
  await tryLater(deps, { ...mail, recipients: forNow }, 'some recipients');
}

async function tryLater(
  { mails, now, log, metrics }: SendDueMailDeps,
  mail: ClaimedMail,
  code: unknown,
): Promise<void> {
  if (now().getTime() - mail.createdAt.getTime() >= giveUpAfterMs) {
    log.error({ mail: mail.key, code }, 'A mail could not be sent and is given up');
    metrics.mailEnded('given-up');
    return mails.settle(mail);
  }
  log.warn({ mail: mail.key, code }, 'A mail could not be sent and will be retried');
  const delayMs = delaysMs[Math.min(mail.attempts, delaysMs.length - 1)] ?? minuteMs;
  metrics.mailEnded('later');
  await mails.postpone(mail, delayMs);
}

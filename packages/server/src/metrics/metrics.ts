import type { ProblemCode } from '@form-portal/domain';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** How an attempt to deliver a submission, or to send a message, ended. */
export type DeliveryEnd = (typeof deliveryEnds)[number];
export type MailEnd = (typeof mailEnds)[number];

const deliveryEnds = ['delivered', 'later', 'set-aside', 'claim-lost'] as const;
const mailEnds = ['sent', 'later', 'given-up'] as const;

/** The portal's counters. Labels are codes and kinds only: no personal data, and no more series than there are codes. */
export interface Metrics {
  readonly registry: Registry;
  submissionAccepted(): void;
  /** A call or a sent form was refused with this code. */
  refused(code: ProblemCode): void;
  responded(status: number): void;
  /** `waitedMs`: since the submission was received. */
  deliveryEnded(end: DeliveryEnd, waitedMs: number): void;
  /** From requesting a transaction until it was on disk or failed. */
  databaseWritten(ms: number): void;
  mailEnded(end: MailEnd): void;
  vaultReached(isReachable: boolean): void;
}

/** Upper bounds of the histograms' buckets, in seconds. */
const buckets = {
  delivery: [1, 2, 5, 10, 30, 60, 300, 1800, 7200, 86_400],
  write: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5, 15],
};

/** Creates the counters of one portal. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const counter = (name: string, help: string, labelNames: readonly string[] = []) =>
    new Counter({ name, help, labelNames, registers });
  const accepted = counter('portal_submissions_accepted_total', 'Submissions that were stored.');
  const refusals = counter('portal_refused_total', 'Calls and sent forms that were refused, by code.', [
    'code',
  ]);
  const responses = counter('portal_http_responses_total', 'Responses, by class of status.', ['status']);
  const attempts = counter('portal_delivery_attempts_total', 'Attempts to deliver, by how they ended.', [
    'end',
  ]);
  const mails = counter('portal_mail_attempts_total', 'Attempts to send a mail, by how they ended.', ['end']);
  const delivery = new Histogram({
    name: 'portal_delivery_seconds',
    help: 'From receiving a submission to its object in the vault.',
    buckets: buckets.delivery,
    registers,
  });
  const write = new Histogram({
    name: 'portal_database_write_seconds',
    help: 'From requesting a transaction until it is on disk.',
    buckets: buckets.write,
    registers,
  });
  const reachable = new Gauge({
    name: 'portal_vault_reachable',
    help: '1: the vault can be reached, as far as this process knows.',
    registers,
  });
  reachable.set(1);
  // Series exist from the start, so that a rate counts the first event too.
  for (const end of deliveryEnds) attempts.inc({ end }, 0);
  for (const end of mailEnds) mails.inc({ end }, 0);
  return {
    registry,
    submissionAccepted: () => accepted.inc(),
    refused: (code) => refusals.inc({ code }),
    responded: (status) => responses.inc({ status: `${String(Math.floor(status / 100))}xx` }),
    deliveryEnded(end, waitedMs) {
      attempts.inc({ end });
      if (end === 'delivered') delivery.observe(waitedMs / 1000);
    },
    databaseWritten: (ms) => write.observe(ms / 1000),
    mailEnded: (end) => mails.inc({ end }),
    vaultReached: (isReachable) => reachable.set(Number(isReachable)),
  };
}

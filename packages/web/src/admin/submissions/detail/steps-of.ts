import type { SubmissionDetail, SubmissionEvent } from '../submission-detail.wire.ts';
import type { TextKey } from '@form-portal/domain';

/** How a step went: done, went wrong and is retried, went wrong for good, or still to come. */
export type StepKind = 'done' | 'problem' | 'refused' | 'to-come';

/** A step of a delivery. */
export interface DeliveryStep {
  readonly kind: StepKind;
  readonly textKey: TextKey;
  readonly params: Readonly<Record<string, string>>;
  /** ISO 8601 UTC; null: it is still to come. */
  readonly at: string | null;
  /** The words of the vault or of the scan; null: there are none. */
  readonly reason: string | null;
}

/** How many failed attempts are shown besides the first: the latest. */
const latestAttemptsShown = 3;

/** The steps of a delivery, oldest first; of many failed attempts the first and the last few. */
export function stepsOf(submission: SubmissionDetail): readonly DeliveryStep[] {
  const { receivedAt, events, status, object, test } = submission;
  let attempts = 0;
  const steps = events
    .filter(({ kind }) => kind !== 'received')
    .map((event): DeliveryStep => {
      if (event.kind === 'attempt-failed' || event.kind === 'set-aside') attempts += 1;
      return stepOf(event, String(attempts), object);
    });
  const received = happenedAt(receivedAt, 'done', 'admin.submissions.stepReceived');
  const pending: DeliveryStep = {
    kind: 'to-come',
    textKey: 'admin.submissions.stepToCome',
    params: {},
    at: null,
    reason: null,
  };
  const isOver = status === 'delivered' || test === 'keep';
  return [received, ...withoutMiddle(steps), ...(isOver ? [] : [pending])];
}

function stepOf(
  { at, kind, detail }: SubmissionEvent,
  number: string,
  object: SubmissionDetail['object'],
): DeliveryStep {
  switch (kind) {
    case 'delivered': {
      const name = object === null ? detail : `${object.type}-${object.id}`;
      return happenedAt(at, 'done', 'admin.submissions.stepDelivered', { params: { object: name } });
    }
    case 'set-aside':
      return happenedAt(at, 'refused', 'admin.submissions.stepSetAside', {
        params: { number },
        reason: detail,
      });
    case 'scan-failed':
      return happenedAt(at, 'problem', 'admin.submissions.stepScanFailed', { reason: detail });
    case 'scan-given-up':
      return happenedAt(at, 'refused', 'admin.submissions.stepScanGivenUp', { reason: detail });
    case 'virus-found':
      return happenedAt(at, 'refused', 'admin.submissions.stepVirusFound', { reason: detail });
    case 'cleared':
      return happenedAt(at, 'done', 'admin.submissions.stepCleared');
    case 'confirmation-sent':
      return happenedAt(at, 'done', 'admin.submissions.stepConfirmed');
    case 'confirmation-refused':
      return happenedAt(at, 'refused', 'admin.submissions.stepNotConfirmed');
    case 'sent-again':
      return happenedAt(at, 'done', 'admin.submissions.stepSentAgain');
    default:
      return happenedAt(at, 'problem', 'admin.submissions.stepAttempt', {
        params: { number },
        reason: detail,
      });
  }
}

function happenedAt(
  at: string,
  kind: StepKind,
  textKey: TextKey,
  { params = {}, reason = null }: Partial<Pick<DeliveryStep, 'params' | 'reason'>> = {},
): DeliveryStep {
  return { kind, textKey, params, at, reason };
}

function withoutMiddle(steps: readonly DeliveryStep[]): readonly DeliveryStep[] {
  const problems = steps.filter(({ kind }) => kind === 'problem');
  const hidden = new Set(problems.slice(1, -latestAttemptsShown));
  return steps.filter((step) => !hidden.has(step));
}

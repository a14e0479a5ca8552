import type { ArrivedVersion, SentReceipt } from '@form-portal/domain';

/** Why a form could not be sent. `words` are the server's, or empty when none came. */
export interface SendFailure {
  readonly reason: 'offline' | 'interrupted' | 'session-ended' | 'other-person' | 'refused' | 'unreadable';
  readonly words: string;
  /** What the server refused of single fields, in its words. */
  readonly fields: readonly { readonly guid: string; readonly words: string }[];
}

/** Whether the visitor has seen all answers on one page before they are sent, where the form asks for it. */
export type AnswersSeen = 'seen' | 'unseen';

/** Where sending stands (specification §4, Submission flow; docs/design.md#validation-and-sending). */
export type SubmitFlow =
  | { readonly kind: 'editing' }
  | { readonly kind: 'checking'; readonly answers: AnswersSeen }
  /** Something must be corrected first: the popup that lists it is open. */
  | { readonly kind: 'refused' }
  /** Nothing is wrong, and the visitor looks at all answers. */
  | { readonly kind: 'reviewing' }
  | {
      readonly kind: 'sending';
      readonly answers: AnswersSeen;
      /** Bytes. */
      readonly loaded: number;
      readonly total: number;
      readonly pace: 'usual' | 'slow';
    }
  | { readonly kind: 'sent'; readonly sent: SentReceipt; readonly answers: AnswersSeen }
  | { readonly kind: 'failed'; readonly failure: SendFailure; readonly answers: AnswersSeen }
  /** An earlier version is stored, and what was sent now is not: the visitor chooses between the two. */
  | { readonly kind: 'arrived'; readonly first: ArrivedVersion; readonly answers: AnswersSeen };

export type SubmitEvent =
  | { readonly type: 'send' }
  | { readonly type: 'found-problems' }
  | { readonly type: 'showed-answers' }
  | { readonly type: 'started'; readonly total: number }
  | { readonly type: 'progressed'; readonly loaded: number; readonly total: number }
  | { readonly type: 'slowed-down' }
  | { readonly type: 'accepted'; readonly sent: SentReceipt }
  | { readonly type: 'failed'; readonly failure: SendFailure }
  | { readonly type: 'found-earlier'; readonly first: ArrivedVersion }
  | { readonly type: 'kept-earlier' }
  | { readonly type: 'closed' };

/** The beginning. */
export const editing: SubmitFlow = { kind: 'editing' };

/** The next state; an event that means nothing in a state leaves it as it is, so that nothing is sent twice at once. */
export function submitFlow(flow: SubmitFlow, event: SubmitEvent): SubmitFlow {
  switch (event.type) {
    case 'send':
      return maySend(flow) ? { kind: 'checking', answers: answersSeen(flow) } : flow;
    case 'found-problems':
      return flow.kind === 'checking' ? { kind: 'refused' } : flow;
    case 'showed-answers':
      return flow.kind === 'checking' ? { kind: 'reviewing' } : flow;
    case 'started':
      return flow.kind === 'checking'
        ? { kind: 'sending', answers: flow.answers, loaded: 0, total: event.total, pace: 'usual' }
        : flow;
    case 'progressed':
      return flow.kind === 'sending' ? { ...flow, loaded: event.loaded, total: event.total } : flow;
    case 'slowed-down':
      return flow.kind === 'sending' ? { ...flow, pace: 'slow' } : flow;
    case 'accepted':
      return flow.kind === 'sending' ? { kind: 'sent', sent: event.sent, answers: flow.answers } : flow;
    case 'failed':
      return flow.kind === 'sending'
        ? { kind: 'failed', failure: event.failure, answers: flow.answers }
        : flow;
    case 'found-earlier':
      return flow.kind === 'sending' ? { kind: 'arrived', first: event.first, answers: flow.answers } : flow;
    case 'kept-earlier':
      return flow.kind === 'arrived'
        ? { kind: 'sent', sent: keptVersion(flow.first), answers: flow.answers }
        : flow;
    case 'closed':
      return closed(flow);
  }
}

/** Where a visitor who closes what is open comes back to: what the server says of fields is read at the fields. */
function closed(flow: SubmitFlow): SubmitFlow {
  switch (flow.kind) {
    case 'refused':
    case 'reviewing':
      return editing;
    case 'failed':
      return flow.answers === 'seen' && flow.failure.fields.length === 0 ? { kind: 'reviewing' } : editing;
    case 'arrived':
      return flow.answers === 'seen' ? { kind: 'reviewing' } : editing;
    default:
      return flow;
  }
}

/** What is said of an earlier version: this page did not get its receipt, and does not know its files. */
function keptVersion(first: ArrivedVersion): SentReceipt {
  return { ...first, receiptUrl: '', attachmentCount: 0 };
}

/** Whether Send starts anything now: while editing or reviewing, and again after it came to nothing. */
export function maySend({ kind }: SubmitFlow): boolean {
  return kind === 'editing' || kind === 'reviewing' || kind === 'failed' || kind === 'arrived';
}

/** Whether the visitor has all answers before them; they stay there while they are sent. */
export function answersSeen(flow: SubmitFlow): AnswersSeen {
  if (flow.kind === 'reviewing') return 'seen';
  return 'answers' in flow ? flow.answers : 'unseen';
}

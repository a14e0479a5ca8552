import type { SentReceipt } from '@form-portal/domain';

/** Why a form could not be sent. `words` are the server's, or empty when none came. */
export interface SendFailure {
  readonly reason: 'offline' | 'interrupted' | 'session-ended' | 'other-person' | 'refused' | 'unreadable';
  readonly words: string;
  /** What the server refused of single fields, in its words. */
  readonly fields: readonly { readonly guid: string; readonly words: string }[];
}

/** Where sending stands (specification section 4, Submission flow; design 3.3). */
export type SubmitFlow =
  | { readonly kind: 'editing' }
  | { readonly kind: 'checking' }
  /** Something must be corrected first: the popup that lists it is open. */
  | { readonly kind: 'refused' }
  | {
      readonly kind: 'sending';
      /** Bytes. */
      readonly loaded: number;
      readonly total: number;
      readonly pace: 'usual' | 'slow';
    }
  | { readonly kind: 'sent'; readonly sent: SentReceipt }
  | { readonly kind: 'failed'; readonly failure: SendFailure };

export type SubmitEvent =
  | { readonly type: 'send' }
  | { readonly type: 'found-problems' }
  | { readonly type: 'started'; readonly total: number }
  | { readonly type: 'progressed'; readonly loaded: number; readonly total: number }
  | { readonly type: 'slowed-down' }
  | { readonly type: 'accepted'; readonly sent: SentReceipt }
  | { readonly type: 'failed'; readonly failure: SendFailure }
  | { readonly type: 'closed' };

/** The beginning. */
export const editing: SubmitFlow = { kind: 'editing' };

/** The next state; an event that means nothing in a state leaves it as it is, so that nothing is sent twice at once. */
export function submitFlow(flow: SubmitFlow, event: SubmitEvent): SubmitFlow {
  switch (event.type) {
    case 'send':
      return maySend(flow) ? { kind: 'checking' } : flow;
    case 'found-problems':
      return flow.kind === 'checking' ? { kind: 'refused' } : flow;
    case 'started':
      return flow.kind === 'checking'
        ? { kind: 'sending', loaded: 0, total: event.total, pace: 'usual' }
        : flow;
    case 'progressed':
      return flow.kind === 'sending' ? { ...flow, loaded: event.loaded, total: event.total } : flow;
    case 'slowed-down':
      return flow.kind === 'sending' ? { ...flow, pace: 'slow' } : flow;
    case 'accepted':
      return flow.kind === 'sending' ? { kind: 'sent', sent: event.sent } : flow;
    case 'failed':
      return flow.kind === 'sending' ? { kind: 'failed', failure: event.failure } : flow;
    case 'closed':
      return flow.kind === 'refused' || flow.kind === 'failed' ? editing : flow;
  }
}

/** Whether Send starts anything now: while editing, and again after a failure. */
export function maySend({ kind }: SubmitFlow): boolean {
  return kind === 'editing' || kind === 'failed';
}

import { answersSeen, maySend } from './submit-flow.ts';
import type { FormStore } from '../form-store.ts';
import type { SendFailure, SubmitFlow } from './submit-flow.ts';
import type { ArrivedVersion, SentReceipt } from '@form-portal/domain';

/** An event of sending. */
export type SubmitEvent =
  | { readonly type: 'send' }
  | { readonly type: 'found-problems' }
  | { readonly type: 'showed-answers' }
  | { readonly type: 'started'; readonly total: number }
  | { readonly type: 'progressed'; readonly loaded: number; readonly total: number }
  | { readonly type: 'slowed-down' }
  | { readonly type: 'accepted'; readonly sent: SentReceipt }
  | { readonly type: 'failed'; readonly failure: SendFailure }
  /** The server refused files, which must be replaced or removed: sending again would not help. */
  | { readonly type: 'refused-files' }
  | { readonly type: 'found-earlier'; readonly first: ArrivedVersion }
  | { readonly type: 'kept-earlier' }
  | { readonly type: 'closed' };

/** The state before the visitor sends. */
export const editing: SubmitFlow = { kind: 'editing' };

/** The next state of sending; an event that has no meaning in a state changes nothing, so that nothing is sent twice at once. */
export function nextFlow(flow: SubmitFlow, event: SubmitEvent): SubmitFlow {
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
    case 'refused-files':
      return flow.kind === 'sending' ? { kind: 'refused' } : flow;
    case 'found-earlier':
      return flow.kind === 'sending' ? { kind: 'arrived', first: event.first, answers: flow.answers } : flow;
    case 'kept-earlier':
      return flow.kind === 'arrived'
        ? { kind: 'sent', sent: detailsOf(flow.first), answers: flow.answers }
        : flow;
    case 'closed':
      return closed(flow);
  }
}

/** The state after the visitor closes a popup or the review; the server's messages about fields are read at the fields. */
function closed(flow: SubmitFlow): SubmitFlow {
  switch (flow.kind) {
    case 'refused':
    case 'reviewing':
      return editing;
    case 'failed':
      return flow.answers === 'seen' && flow.failure.fields.length === 0 ? { kind: 'reviewing' } : editing;
    case 'arrived':
      return flow.answers === 'seen' ? { kind: 'reviewing' } : editing;
    case 'editing':
    case 'checking':
    case 'sending':
    case 'sent':
      return flow;
  }
}

/** The details of an earlier version: this page has neither its receipt nor the number of its files. */
function detailsOf(first: ArrivedVersion): SentReceipt {
  return { ...first, receiptUrl: '', attachmentCount: 0 };
}

/** Applies an event to the form in a store. */
export function advance(store: FormStore, event: SubmitEvent): void {
  store.update({ flow: nextFlow(store.getSnapshot().flow, event) });
}

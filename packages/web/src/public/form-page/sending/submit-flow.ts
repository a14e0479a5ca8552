import type { AnswerKey, ArrivedVersion, ProblemCode, SentReceipt } from '@form-portal/domain';

/** Why a form could not be sent. */
export interface SendFailure {
  readonly reason:
    | 'offline'
    | 'interrupted'
    | 'session-ended'
    | 'other-person'
    /** The form takes no answers now: sending again would not help. */
    | 'not-open'
    /** The page is older than the form or than today: the server asks what the page does not show. */
    | 'outdated'
    | 'refused'
    | 'unreadable';
  /** The server's message; empty when none came. */
  readonly message: string;
  /** The server's messages about single answers. */
  readonly fields: readonly { readonly key: AnswerKey; readonly message: string }[];
  /** The problem codes of refused files, by their index in the post. */
  readonly files: ReadonlyMap<number, ProblemCode>;
}

/** Whether the visitor has seen all answers on one page before they are sent, where the form asks for it. */
export type AnswersSeen = 'seen' | 'unseen';

/** The state of sending (specification §4, Submission flow; docs/design.md#validation-and-sending). */
export type SubmitFlow =
  | { readonly kind: 'editing' }
  | { readonly kind: 'checking'; readonly answers: AnswersSeen }
  /** Something must be corrected first: the popup that lists it is open. */
  | { readonly kind: 'refused' }
  /** Nothing is wrong, and the visitor reviews all answers. */
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
  /** An earlier version is stored, and this one is not: the visitor chooses between the two. */
  | { readonly kind: 'arrived'; readonly first: ArrivedVersion; readonly answers: AnswersSeen };

/** Whether Send has an effect now: while editing or reviewing, after a failure, and when an earlier version has arrived. */
export function maySend({ kind }: SubmitFlow): boolean {
  return kind === 'editing' || kind === 'reviewing' || kind === 'failed' || kind === 'arrived';
}

/** Whether the visitor sees all answers on one page; they stay in view while they are sent. */
export function answersSeen(flow: SubmitFlow): AnswersSeen {
  if (flow.kind === 'reviewing') return 'seen';
  return 'answers' in flow ? flow.answers : 'unseen';
}

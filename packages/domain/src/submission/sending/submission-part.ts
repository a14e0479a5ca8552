import type { Guid } from '../../guid.ts';
import type { LanguageCode } from '../../text/localized-text.ts';
import type { RequestStates } from '../requests/request-state.ts';
import type { SentStagedFiles } from '../files/staged-files.ts';
import type { TestMode } from './test-mode.ts';
import type { RawAnswers } from '../answers/answers.ts';

/**
 * The untrusted content of the `submission` part (specification §7, POST /api/submissions): property, data
 * type and class are omitted because the server takes them from its own form (specification D4).
 */
export interface SubmissionPart {
  /** The submission's own id; null when the client sent none (specification D9). */
  readonly guid: Guid | null;
  /** Null when {@link findForm} must find the form. */
  readonly formGuid: Guid | null;
  /** In the order they were sent. */
  readonly answers: RawAnswers;
  /** The language in which the form was shown; null when not sent. */
  readonly language: LanguageCode | null;
  /** Value of the honeypot, which is empty for people (specification D37). */
  readonly robotTrap: string;
  /** The signed time at which the form was opened, as in the page; null when not sent. */
  readonly openedAt: string | null;
  /** The proof of work for this submission (specification D37); null when not sent. */
  readonly proof: string | null;
  /**
   * The owner mark of the page on which the form was filled in; empty for no particular owner; null when
   * not sent.
   */
  readonly owner: string | null;
  /** GUID of an earlier submission that, according to the sender, this one corrects; null when not sent. */
  readonly corrects: Guid | null;
  /** The states chosen for requested files. */
  readonly requestStates: RequestStates;
  /** The files of earlier posts that it takes over; null for none. */
  readonly staged: SentStagedFiles | null;
  /** Set for a test submission: the preview token of the page and what happens to it; null for a real one. */
  readonly test: SentTest | null;
}

/** What the preview of a form sends with a test submission. */
export interface SentTest {
  /** The token of the page, which the server gives to administrators only. */
  readonly token: string;
  readonly mode: TestMode;
}

import type { Guid } from '../guid.ts';
import type { LanguageCode } from '../localized-text.ts';
import type { RawAnswers } from './answers.ts';

/**
 * What a client sent beside its files (specification §7, POST /api/submissions), read but not believed: property, data type
 * and class are left out because the server takes them from its own form (specification D4).
 */
export interface SubmissionPart {
  /** The submission's own id; null when the client made none (specification D9). */
  readonly guid: Guid | null;
  /** Null: the form is found by {@link findForm}. */
  readonly formGuid: Guid | null;
  /** In the order they were sent. */
  readonly answers: RawAnswers;
  /** The language the form was read in; null when not told. */
  readonly language: LanguageCode | null;
  /** What stands in the input that people do not see; a person leaves it empty (specification D37). */
  readonly robotTrap: string;
  /** The signed moment the form was opened, as the page carried it; null when not told. */
  readonly openedAt: string | null;
  /** The proof of work for this submission (specification D37); null when not told. */
  readonly proof: string | null;
  /** Whom the form was filled in as, by the mark that the page carried; empty: nobody in particular; null when not told. */
  readonly owner: string | null;
  /** GUID of an earlier submission that this one is to stand in for, as the sender says; null when not told. */
  readonly corrects: Guid | null;
}

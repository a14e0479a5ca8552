import type { Guid } from '../../guid.ts';
import type { Translate } from '../../translations/translate.ts';

/** What a visitor can say instead of attaching a requested file: it comes later, or is part of another file. */
export const requestStateKinds = ['later', 'other-file'] as const;

/** One of {@link requestStateKinds}. */
export type RequestStateKind = (typeof requestStateKinds)[number];

/** What a visitor said instead of attaching a requested file. */
export interface RequestState {
  readonly kind: RequestStateKind;
  /** The name of the file that it is part of; null when it comes later, or no file was named. */
  readonly file: string | null;
}

/**
 * The states that a visitor chose for requested files, by the GUID of the requested file; empty when none was
 * chosen.
 */
export type RequestStates = ReadonlyMap<Guid, RequestState>;

/** What became of requested files, as staff and the receipt see it. */
export const requestOutcomes = ['attached', ...requestStateKinds, 'missing'] as const;

/** One of {@link requestOutcomes}. */
export type RequestOutcome = (typeof requestOutcomes)[number];

/** The texts of the outcomes. */
export const requestOutcomeTextKeys = {
  attached: 'requestedFile.attached',
  later: 'requestedFile.later',
  'other-file': 'requestedFile.otherFile',
  missing: 'requestedFile.missing',
} as const satisfies Readonly<Record<RequestOutcome, string>>;

/** A requested file that was asked for when a submission was accepted; its attachments name it. */
export interface StoredRequest {
  readonly guid: Guid;
  readonly outcome: RequestOutcome;
  /** The name of the submission's file that it is part of; absent when the visitor named none. */
  readonly otherFile?: string;
}

/** What became of a requested file, in words. */
export function requestOutcomeText(
  { outcome, otherFile }: Pick<StoredRequest, 'outcome' | 'otherFile'>,
  text: Translate,
): string {
  if (otherFile === undefined) return text(requestOutcomeTextKeys[outcome]);
  return text('requestedFile.inOtherFile', { name: otherFile });
}

/**
 * Parses a state from its kind and the name of a file, which may be empty or absent; undefined when it is not
 * a state.
 */
export function parseRequestState(kind: unknown, file: unknown): RequestState | undefined {
  const knownKind = requestStateKinds.find((candidate) => candidate === kind);
  if (knownKind === undefined) return undefined;
  const namesFile = knownKind === 'other-file' && typeof file === 'string' && file !== '';
  return { kind: knownKind, file: namesFile ? file : null };
}

import type { Guid } from '../../guid.ts';

/** What a visitor says instead of attaching a requested file: it comes later, or is part of another file. */
export const requestStates = ['later', 'other-file'] as const;

/** One of {@link requestStates}. */
export type RequestState = (typeof requestStates)[number];

/** What a visitor said of requested files, by the GUID of the request; empty when every file is attached, or nothing was said. */
export type RequestStates = ReadonlyMap<Guid, RequestState>;

/** What became of requested files, as staff and the receipt see it. */
export const requestOutcomes = ['attached', ...requestStates, 'missing'] as const;

/** One of {@link requestOutcomes}. */
export type RequestOutcome = (typeof requestOutcomes)[number];

/** The texts of the outcomes. */
export const requestOutcomeTextKeys = {
  attached: 'requestedFile.attached',
  later: 'requestedFile.later',
  'other-file': 'requestedFile.otherFile',
  missing: 'requestedFile.missing',
} as const satisfies Readonly<Record<RequestOutcome, string>>;

/** A request that was asked when a submission was accepted; its files name it. */
export interface StoredRequest {
  readonly guid: Guid;
  readonly outcome: RequestOutcome;
}

/** Parses a state; undefined when it is none. */
export function parseRequestState(value: unknown): RequestState | undefined {
  return requestStates.find((state) => state === value);
}

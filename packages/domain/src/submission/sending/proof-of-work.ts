import type { Guid } from '../../guid.ts';

/** What a proof of work is bound to: one submission of a page that was opened (specification D37). */
export interface ProvenWork {
  /** The signed time at which the form was opened, as in the page; valid for this form only. */
  readonly openedAt: string;
  /** The submission's own id, under which it is accepted once (specification D9). */
  readonly guid: Guid;
}

/**
 * Supported range of required zero bits: with fewer, a proof is no work; with more, no phone finds one
 * while a form is filled in.
 */
export const proofBits = { least: 8, most: 22 } as const;

/** Maximum accepted length of a proof in characters; far longer than the counter of the hardest one. */
export const maxProofLength = 16;

/**
 * Returns the text whose SHA-256 over UTF-8 proves the work. The proof comes last, so that a search hashes
 * the part before it only once.
 */
export function proofText({ openedAt, guid }: ProvenWork, proof: string): string {
  return `${openedAt}\n${guid}\n${proof}`;
}

/** Whether a SHA-256 digest proves enough work: it begins with `bits` zero bits, at most 32. */
export function showsWork(digest: Uint8Array, bits: number): boolean {
  const byte = (index: number): number => digest[index] ?? 0;
  return Math.clz32((byte(0) << 24) | (byte(1) << 16) | (byte(2) << 8) | byte(3)) >= bits;
}

/** The state of a proof search. */
export interface ProofSearch {
  readonly bits: number;
  /** SHA-256 of {@link proofText} with this proof; the bytes may be overwritten by the next call. */
  readonly digestWith: (proof: string) => Uint8Array;
  /** The first counter to try. */
  readonly from: number;
  /** How many counters to try. */
  readonly tries: number;
}

/** Tries consecutive counters and returns the first valid proof as text; undefined when there is none. */
export function searchProof({ bits, digestWith, from, tries }: ProofSearch): string | undefined {
  for (let counter = from; counter < from + tries; counter++) {
    const proof = String(counter);
    if (showsWork(digestWith(proof), bits)) return proof;
  }
  return undefined;
}

import type { Guid } from '../guid.ts';

/** What a proof of work is for: one submission, out of a page that was opened (specification D37). */
export interface ProvenWork {
  /** The signed moment the form was opened, as the page carried it; it is of this form alone. */
  readonly openedAt: string;
  /** The submission's own id, under which it is received once (specification D9). */
  readonly guid: Guid;
}

/** How many zero bits may be asked for: below, a proof is no work; above, no phone finds one while a form is filled in. */
export const proofBits = { least: 8, most: 22 } as const;

/** Longest proof that is read, characters: far more than the counter of the hardest one has. */
export const maxProofLength = 16;

/**
 * The text whose SHA-256, of its UTF-8, shows the work. The proof stands last, so that whoever looks for one hashes what comes before
 * it once.
 */
export function proofText({ openedAt, guid }: ProvenWork, proof: string): string {
  return `${openedAt}\n${guid}\n${proof}`;
}

/** Whether a SHA-256 shows enough work: it begins with so many zero bits, at most 32. */
export function showsWork(digest: Uint8Array, bits: number): boolean {
  const byte = (place: number): number => digest[place] ?? 0;
  return Math.clz32((byte(0) << 24) | (byte(1) << 16) | (byte(2) << 8) | byte(3)) >= bits;
}

/** Where a search for a proof stands. */
export interface ProofSearch {
  readonly bits: number;
  /** SHA-256 of {@link proofText} with this proof; the bytes may be overwritten by the next call. */
  readonly digestWith: (proof: string) => Uint8Array;
  /** The counter to begin with. */
  readonly from: number;
  /** How many counters to try. */
  readonly tries: number;
}

/** Tries counters one after the other: the first that is a proof, as its text; undefined when none of them is. */
export function searchProof({ bits, digestWith, from, tries }: ProofSearch): string | undefined {
  for (let counter = from; counter < from + tries; counter++) {
    const proof = String(counter);
    if (showsWork(digestWith(proof), bits)) return proof;
  }
  return undefined;
}

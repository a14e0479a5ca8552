import { proofText } from '@form-portal/domain';
import { sha256 } from '@noble/hashes/sha2.js';
import type { ProvenWork } from '@form-portal/domain';

/** Bytes that any counter fits into. */
const counterBytes = 32;

/**
 * SHA-256 of the text of a submission with one proof after the other: the same as of the whole text, several times as fast. The bytes
 * are overwritten by the next call. (The browser's own digest returns a promise each time, which takes longer than the work.)
 */
export function proofDigests(work: ProvenWork): (proof: string) => Uint8Array {
  const encoder = new TextEncoder();
  const start = sha256.create().update(encoder.encode(proofText(work, '')));
  const whole = sha256.create();
  const counter = new Uint8Array(counterBytes);
  const digest = new Uint8Array(whole.outputLen);
  return (proof) => {
    const { written } = encoder.encodeInto(proof, counter);
    start._cloneInto(whole).update(counter.subarray(0, written)).digestInto(digest);
    return digest;
  };
}

import { proofText } from '@form-portal/domain';
import { sha256 } from '@noble/hashes/sha2.js';
import type { ProvenWork } from '@form-portal/domain';

/** Bytes that any counter fits into. */
const counterBytes = 32;

/**
 * Returns a function that computes the SHA-256 digest of a submission's text with one proof after another, several times as fast as from
 * the whole text. The next call overwrites the bytes. (The browser's own digest returns a promise each time, which takes longer than the
 * work.)
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

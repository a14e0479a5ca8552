import type { ProvenWork } from '@form-portal/domain';

/** What the page tells the worker; the worker answers once, with the proof as a text. */
export type ProofOrder =
  /** Looks for a proof, leaving the processor to others every other moment. */
  | { readonly kind: 'find'; readonly work: ProvenWork; readonly bits: number }
  /** Somebody waits for it now. */
  | { readonly kind: 'hurry' };

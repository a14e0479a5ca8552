import type { ProvenWork } from '@form-portal/domain';

/** A message from the page to the worker; the worker replies once, with the proof as a text. */
export type WorkerMessage =
  /** Search for a proof, with pauses that leave the processor to others. */
  | { readonly kind: 'find'; readonly work: ProvenWork; readonly bits: number }
  /** A visitor is waiting for it: search without pauses. */
  | { readonly kind: 'hurry' };

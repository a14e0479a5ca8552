import { formControlNames } from '@form-portal/domain';
import { hiddenValue } from '../../draft/controls/form-inputs.ts';
import { createProofFinder } from './proof-finder.ts';
import type { FormDeps } from '../../form-deps.ts';
import type { ProofWorker } from './proof-finder.ts';
import type { ProvenWork } from '@form-portal/domain';

/** The proof of work that a form is sent with (specification D37). */
export interface DraftProof {
  /** Searches for the proof as soon as somebody fills in the form, again for each draft; returns the function that stops that. */
  readonly start: () => () => void;
  /** Null where no proof is required, and when none could be found. */
  readonly find: () => Promise<string | null>;
}

/** A separate file, which is fetched only where a proof is required. */
function startWorker(): ProofWorker {
  return new Worker(new URL('./proof-worker.ts', import.meta.url), { type: 'module' });
}

/** Creates the search for the proof of a form's draft. */
export function createDraftProof({ store, site, element }: FormDeps): DraftProof {
  const bits = site.proofOfWorkBits;
  if (bits === undefined) return { start: () => () => undefined, find: () => Promise.resolve(null) };
  const finder = createProofFinder(bits, startWorker);

  function work(): ProvenWork | null {
    const { draft } = store.getSnapshot();
    if (draft.state === 'empty') return null;
    return { openedAt: hiddenValue(element, formControlNames.openedAt), guid: draft.guid };
  }

  return {
    start() {
      const search = (): void => {
        const current = work();
        if (current !== null && store.getSnapshot().dirty) finder.begin(current);
      };
      const unsubscribe = store.subscribe(search);
      search();
      return () => {
        unsubscribe();
        finder.stop();
      };
    },
    async find() {
      const current = work();
      return current === null ? null : finder.find(current);
    },
  };
}

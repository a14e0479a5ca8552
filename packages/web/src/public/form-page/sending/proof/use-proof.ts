import { formControlNames } from '@form-portal/domain';
import { useEffect, useState } from 'react';
import { useSite } from '../../../../shared/shell/site-context.tsx';
import { controlOf } from '../../draft/control-of.ts';
import { createProofFinder } from './proof-finder.ts';
import type { Filling } from '../../draft/filling.ts';
import type { ProofFinder, ProofWorker } from './proof-finder.ts';
import type { ProvenWork } from '@form-portal/domain';

/** A file of its own, which is fetched where a proof is asked for and nowhere else. */
function startWorker(): ProofWorker {
  return new Worker(new URL('./proof-worker.ts', import.meta.url), { type: 'module' });
}

/**
 * The proof of work that the form is to be sent with (specification D37): looked for while the form is filled in, anew for each draft. Null
 * where none is asked for, and where none could be found.
 */
export function useProof(filling: Filling, element: HTMLFormElement): () => Promise<string | null> {
  const { proofOfWorkBits } = useSite();
  const [finder] = useState<ProofFinder | null>(() =>
    proofOfWorkBits === undefined ? null : createProofFinder(proofOfWorkBits, startWorker),
  );
  useEffect(() => {
    if (finder === null) return;
    const begin = (): void => {
      if (filling.state().dirty) finder.begin(workOf(filling, element));
    };
    const stopListening = filling.subscribe(begin);
    begin();
    return () => {
      stopListening();
      finder.stop();
    };
  }, [finder, filling, element]);
  return async () => (finder === null ? null : finder.find(workOf(filling, element)));
}

function workOf(filling: Filling, element: HTMLFormElement): ProvenWork {
  return {
    openedAt: controlOf(element, formControlNames.openedAt)?.value ?? '',
    guid: filling.draft().guid,
  };
}

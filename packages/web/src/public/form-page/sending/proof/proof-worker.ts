import { searchProof } from '@form-portal/domain';
import { proofDigests } from './proof-digests.ts';
import type { ProofOrder } from './proof-order.ts';

/** Counters tried between two rests: a few milliseconds of an old phone. */
const triesAtOnce = 500;
const restMs = 4;

let pace: 'calm' | 'hurried' = 'calm';

addEventListener('message', ({ data: order }: MessageEvent<ProofOrder>) => {
  if (order.kind === 'find') void find(order);
  else pace = 'hurried';
});

async function find({ work, bits }: Extract<ProofOrder, { kind: 'find' }>): Promise<void> {
  const digestWith = proofDigests(work);
  for (let from = 0; ; from += triesAtOnce) {
    const proof = searchProof({ bits, digestWith, from, tries: triesAtOnce });
    if (proof !== undefined) return postMessage(proof);
    if (pace === 'calm') await new Promise((resolve) => setTimeout(resolve, restMs));
  }
}

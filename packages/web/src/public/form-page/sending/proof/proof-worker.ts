import { searchProof } from '@form-portal/domain';
import { proofDigests } from './proof-digests.ts';
import type { WorkerMessage } from './worker-message.ts';

/** Counters tried between two pauses: a few milliseconds on an old phone. */
const triesAtOnce = 500;
const pauseMs = 4;

/** One per worker, which searches for a single submission. */
let pace: 'background' | 'hurried' = 'background';

addEventListener('message', ({ data: message }: MessageEvent<WorkerMessage>) => {
  if (message.kind === 'find') void find(message);
  else pace = 'hurried';
});

async function find({ work, bits }: Extract<WorkerMessage, { kind: 'find' }>): Promise<void> {
  const digestWith = proofDigests(work);
  for (let from = 0; ; from += triesAtOnce) {
    const proof = searchProof({ bits, digestWith, from, tries: triesAtOnce });
    if (proof !== undefined) return postMessage(proof);
    if (pace === 'background') await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

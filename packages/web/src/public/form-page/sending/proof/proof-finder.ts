import type { WorkerMessage } from './worker-message.ts';
import type { ProvenWork } from '@form-portal/domain';

/** The part of a browser's worker that finding proofs needs. */
export type ProofWorker = Pick<Worker, 'onmessage' | 'onerror' | 'terminate'> & {
  postMessage(order: WorkerMessage): void;
};

/** Finds the proofs of work with which a form's submissions are sent (specification D37). */
export interface ProofFinder {
  /** Starts the search for a submission in a moment, unless it has started. The search for any other stops. */
  readonly begin: (work: ProvenWork) => void;
  /** Resolves to the proof for a submission; null when none can be found, or not in time. Never rejects. */
  readonly find: (work: ProvenWork) => Promise<string | null>;
  readonly stop: () => void;
}

/** Delay before a search starts, so that it does not slow down the first keys, in ms. */
const startDelayMs = 1_000;

/** How long sending waits for a proof, in ms. Without one the server still accepts some submissions a minute. */
const maxWaitMs = 20_000;

/** Creates a finder of proofs of `bits` bits; `startWorker` starts its workers and may throw. */
export function createProofFinder(bits: number, startWorker: () => ProofWorker): ProofFinder {
  let current: Search | null = null;

  function searchFor(work: ProvenWork): Search {
    if (current !== null && current.state !== 'failed' && isSameWork(current.work, work)) return current;
    current?.stop();
    current = new Search(work, bits, startWorker);
    return current;
  }

  return {
    begin: (work) => void searchFor(work),
    async find(work) {
      const search = searchFor(work);
      search.hurry();
      let timer: ReturnType<typeof setTimeout> | undefined;
      const timeout = new Promise<null>((resolve) => {
        timer = setTimeout(() => resolve(null), maxWaitMs);
      });
      return Promise.race([search.proof, timeout]).finally(() => clearTimeout(timer));
    },
    stop() {
      current?.stop();
      current = null;
    },
  };
}

function isSameWork(one: ProvenWork, other: ProvenWork): boolean {
  return one.guid === other.guid && one.openedAt === other.openedAt;
}

/** The search for one proof. */
class Search {
  readonly work: ProvenWork;
  /** Null when none can be found. */
  readonly proof: Promise<string | null>;
  state: 'open' | 'found' | 'failed' = 'open';
  readonly #startWorker: () => ProofWorker;
  readonly #message: WorkerMessage;
  readonly #timer: ReturnType<typeof setTimeout>;
  #worker: ProofWorker | null = null;
  #resolve: (proof: string | null) => void = () => undefined;

  constructor(work: ProvenWork, bits: number, startWorker: () => ProofWorker) {
    this.work = work;
    this.proof = new Promise((resolve) => {
      this.#resolve = resolve;
    });
    this.#message = { kind: 'find', work, bits };
    this.#startWorker = startWorker;
    this.#timer = setTimeout(() => this.#start(), startDelayMs);
  }

  hurry(): void {
    if (this.state !== 'open') return;
    this.#start();
    this.#worker?.postMessage({ kind: 'hurry' });
  }

  stop(): void {
    this.#end(null);
  }

  #start(): void {
    clearTimeout(this.#timer);
    if (this.#worker !== null) return;
    try {
      this.#worker = this.#startWorker();
      this.#worker.onmessage = ({ data }: MessageEvent<string>) => this.#end(data);
      this.#worker.onerror = () => this.#end(null);
      this.#worker.postMessage(this.#message);
    } catch {
      this.#end(null);
    }
  }

  #end(proof: string | null): void {
    if (this.state !== 'open') return;
    this.state = proof === null ? 'failed' : 'found';
    clearTimeout(this.#timer);
    this.#worker?.terminate();
    this.#worker = null;
    this.#resolve(proof);
  }
}

import type { ProofOrder } from './proof-order.ts';
import type { ProvenWork } from '@form-portal/domain';

/** As much of a browser's worker as finding proofs takes. */
export type ProofWorker = Pick<Worker, 'onmessage' | 'onerror' | 'terminate'> & {
  postMessage(order: ProofOrder): void;
};

/** Finds the proofs of work that a form's submissions are sent with (specification D37). */
export interface ProofFinder {
  /** Begins the work for a submission in a moment, unless it has begun. The work for any other ends. */
  readonly begin: (work: ProvenWork) => void;
  /** The proof for a submission, as soon as it is found; null when it can't be found, or not in time. Never rejects. */
  readonly find: (work: ProvenWork) => Promise<string | null>;
  readonly stop: () => void;
}

/** What comes first when somebody begins with a form are the first keys, so the work lets them go ahead, in ms. */
const headStartMs = 1_000;

/** How long sending waits for a proof, in ms. Without one the server takes some submissions a minute all the same. */
const patienceMs = 20_000;

/** Makes a finder of proofs of so many bits; its workers are started by `startWorker`, which may throw. */
export function createProofFinder(bits: number, startWorker: () => ProofWorker): ProofFinder {
  let current: Search | null = null;

  function searchFor(work: ProvenWork): Search {
    if (current !== null && current.stands !== 'failed' && isSameWork(current.work, work)) return current;
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
      const late = new Promise<null>((resolve) => {
        timer = setTimeout(() => resolve(null), patienceMs);
      });
      return Promise.race([search.proof, late]).finally(() => clearTimeout(timer));
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
  /** Null when there will be none. */
  readonly proof: Promise<string | null>;
  stands: 'open' | 'found' | 'failed' = 'open';
  readonly #startWorker: () => ProofWorker;
  readonly #order: ProofOrder;
  readonly #timer: ReturnType<typeof setTimeout>;
  #worker: ProofWorker | null = null;
  #tell: (proof: string | null) => void = () => undefined;

  constructor(work: ProvenWork, bits: number, startWorker: () => ProofWorker) {
    this.work = work;
    this.proof = new Promise((resolve) => {
      this.#tell = resolve;
    });
    this.#order = { kind: 'find', work, bits };
    this.#startWorker = startWorker;
    this.#timer = setTimeout(() => this.#start(), headStartMs);
  }

  hurry(): void {
    if (this.stands !== 'open') return;
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
      this.#worker.postMessage(this.#order);
    } catch {
      this.#end(null);
    }
  }

  #end(proof: string | null): void {
    if (this.stands !== 'open') return;
    this.stands = proof === null ? 'failed' : 'found';
    clearTimeout(this.#timer);
    this.#worker?.terminate();
    this.#worker = null;
    this.#tell(proof);
  }
}

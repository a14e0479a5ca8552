import type { FastifyBaseLogger } from 'fastify';
import type { ClamdAddress } from '../config/clamd-address.ts';
import { readVerdict, type ClamdVerdict } from './clamd-verdict.ts';
import { ClamdError, nonsense, pingClamd, scanByClamd } from './clamd.ts';
import { Semaphore } from '@form-portal/storage';

/** The scan result of one content. */
export type ContentVerdict =
  | Exclude<ClamdVerdict, { readonly kind: 'unscanned' }>
  | { readonly kind: 'unscanned'; readonly reason: string; readonly isAway: boolean };

/** Scans contents for viruses. */
export interface VirusScanner {
  /**
   * Scans what `open` gives; a caller that no longer waits aborts the signal. Only what reading the content throws is thrown: a scanner
   * that fails is a verdict.
   */
  scan(open: () => AsyncIterable<Uint8Array>, signal?: AbortSignal): Promise<ContentVerdict>;
  /** Whether the scanner is unreachable: nothing is scanned until it responds again. */
  isAway(): boolean;
  /** Checks whether the scanner responds, and logs the result. */
  start(): void;
  /** Aborts running scans. */
  stop(): void;
}

/** Dependencies of the scanner. */
interface VirusScannerDeps {
  readonly address: ClamdAddress;
  readonly log: FastifyBaseLogger;
  /** How often it is checked while unreachable (ms). */
  readonly lookAgainMs: number;
  /** Called when the scanner is reachable again. */
  readonly onBack: () => void;
}

/** At the same time, below the ten that clamd scans at once by itself (MaxThreads). */
const scansAtOnce = 8;
/** clamd gives up a file by itself after two minutes (MaxScanTime). */
const scanMs = 150_000;
const pingMs = 3_000;

/** Creates the scanner over clamd. */
export function createVirusScanner(deps: VirusScannerDeps): VirusScanner {
  return new Scanner(deps);
}

class Scanner implements VirusScanner {
  readonly #deps: VirusScannerDeps;
  readonly #turns = new Semaphore(scansAtOnce);
  readonly #closing = new AbortController();
  #away = false;
  #looking: Promise<boolean> | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(deps: VirusScannerDeps) {
    this.#deps = deps;
  }

  isAway(): boolean {
    return this.#away;
  }

  start(): void {
    void this.#answers().then((answers) => {
      if (answers) this.#deps.log.info('The virus scanner answers');
    });
  }

  stop(): void {
    this.#closing.abort();
    clearTimeout(this.#timer);
  }

  async scan(open: () => AsyncIterable<Uint8Array>, signal?: AbortSignal): Promise<ContentVerdict> {
    if (this.#away) return unreachable;
    const patience = AbortSignal.any([
      this.#closing.signal,
      AbortSignal.timeout(scanMs),
      ...(signal === undefined ? [] : [signal]),
    ]);
    try {
      await this.#turns.acquire({ signal: patience });
    } catch {
      return busy;
    }
    try {
      // It may have been found to be away while this one stood in line.
      return this.#away ? unreachable : await this.#scan(open(), patience);
    } finally {
      this.#turns.release();
    }
  }

  async #scan(content: AsyncIterable<Uint8Array>, patience: AbortSignal): Promise<ContentVerdict> {
    const { address, log } = this.#deps;
    try {
      const reply = await scanByClamd(address, content, patience);
      const verdict = readVerdict(reply);
      if (verdict === undefined) throw nonsense();
      if (verdict.kind === 'infected')
        log.warn({ virus: verdict.virus }, 'A virus was found in an attachment');
      if (verdict.kind !== 'unscanned') return verdict;
      log.warn({ reason: verdict.reason }, 'An attachment could not be scanned');
      return { ...verdict, isAway: false };
    } catch (error) {
      if (!(error instanceof ClamdError)) throw error;
      log.warn({ err: error }, 'An attachment could not be scanned');
      // One file's trouble is not the scanner's, as long as that answers.
      return (await this.#answers())
        ? { kind: 'unscanned', reason: error.message, isAway: false }
        : unreachable;
    }
  }

  /** Whether it answers; from the first time that it does not, it is looked for until it does. Those who ask together look once. */
  #answers(): Promise<boolean> {
    this.#looking ??= this.#look().finally(() => (this.#looking = undefined));
    return this.#looking;
  }

  async #look(): Promise<boolean> {
    const { address, log, onBack } = this.#deps;
    try {
      await pingClamd(address, AbortSignal.any([this.#closing.signal, AbortSignal.timeout(pingMs)]));
    } catch (error) {
      if (!this.#away && !this.#closing.signal.aborted)
        log.error({ err: error }, 'The virus scanner cannot be reached; submissions with files wait for it');
      this.#away = true;
      this.#lookLater();
      return false;
    }
    if (this.#away) {
      this.#away = false;
      log.info('The virus scanner can be reached again');
      onBack();
    }
    return true;
  }

  #lookLater(): void {
    clearTimeout(this.#timer);
    if (this.#closing.signal.aborted) return;
    this.#timer = setTimeout(() => void this.#answers(), this.#deps.lookAgainMs).unref();
  }
}

const unreachable: ContentVerdict = {
  kind: 'unscanned',
  reason: 'The virus scanner cannot be reached.',
  isAway: true,
};

const busy: ContentVerdict = {
  kind: 'unscanned',
  reason: 'The virus scanner has too much to do.',
  isAway: false,
};

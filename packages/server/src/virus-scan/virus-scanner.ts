import { secondMs } from '@form-portal/domain';
import type { FastifyBaseLogger } from 'fastify';
import type { ClamdAddress } from '../config/clamd-address.ts';
import { readVerdict, type ClamdVerdict } from './clamd-verdict.ts';
import { ClamdError, invalidReply, pingClamd, scanByClamd } from './clamd.ts';
import { Semaphore } from '@form-portal/storage';

/** The scan result of one file. */
export type ContentVerdict =
  | Exclude<ClamdVerdict, { readonly kind: 'unscanned' }>
  | { readonly kind: 'unscanned'; readonly reason: string; readonly isUnreachable: boolean };

/** Scans files for viruses. */
export interface VirusScanner {
  /**
   * Scans the content of `open`; aborting the signal gives up. Throws only errors of reading the content; a failing scanner is a
   * verdict.
   */
  scan(open: () => AsyncIterable<Uint8Array>, signal?: AbortSignal): Promise<ContentVerdict>;
  /** Whether the scanner is unreachable: nothing is scanned until it responds again. */
  isUnreachable(): boolean;
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
  readonly recheckMs: number;
  /** Called when the scanner is reachable again. */
  readonly onReachable: () => void;
}

/** Simultaneous scans: fewer than the ten of clamd's default (MaxThreads). */
const maxScans = 8;
/** Longer than the two minutes after which clamd itself gives up a file (MaxScanTime). */
const scanMs = 150 * secondMs;
const pingMs = 3 * secondMs;

/** Creates the scanner over clamd. */
export function createVirusScanner(deps: VirusScannerDeps): VirusScanner {
  return new Scanner(deps);
}

class Scanner implements VirusScanner {
  readonly #deps: VirusScannerDeps;
  readonly #turns = new Semaphore(maxScans);
  readonly #closing = new AbortController();
  #isUnreachable = false;
  #checking: Promise<boolean> | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(deps: VirusScannerDeps) {
    this.#deps = deps;
  }

  isUnreachable(): boolean {
    return this.#isUnreachable;
  }

  start(): void {
    void this.#responds().then((responds) => {
      if (responds) this.#deps.log.info('The virus scanner responds');
    });
  }

  stop(): void {
    this.#closing.abort();
    clearTimeout(this.#timer);
  }

  async scan(open: () => AsyncIterable<Uint8Array>, signal?: AbortSignal): Promise<ContentVerdict> {
    if (this.#isUnreachable) return unreachable;
    const stopped = AbortSignal.any([
      this.#closing.signal,
      AbortSignal.timeout(scanMs),
      ...(signal === undefined ? [] : [signal]),
    ]);
    try {
      await this.#turns.acquire({ signal: stopped });
    } catch {
      return busy;
    }
    try {
      // The scanner may have become unreachable while this scan was queued.
      return this.#isUnreachable ? unreachable : await this.#scan(open(), stopped);
    } finally {
      this.#turns.release();
    }
  }

  async #scan(content: AsyncIterable<Uint8Array>, stopped: AbortSignal): Promise<ContentVerdict> {
    const { address, log } = this.#deps;
    try {
      const reply = await scanByClamd(address, content, stopped);
      const verdict = readVerdict(reply);
      if (verdict === undefined) throw invalidReply();
      if (verdict.kind === 'infected')
        log.warn({ virus: verdict.virus }, 'A virus was found in an attachment');
      if (verdict.kind !== 'unscanned') return verdict;
      log.warn({ reason: verdict.reason }, 'An attachment could not be scanned');
      return { ...verdict, isUnreachable: false };
    } catch (error) {
      if (!(error instanceof ClamdError)) throw error;
      log.warn({ err: error }, 'An attachment could not be scanned');
      // A failure with one file does not mean that the scanner is unreachable.
      return (await this.#responds())
        ? { kind: 'unscanned', reason: error.message, isUnreachable: false }
        : unreachable;
    }
  }

  /** Whether clamd responds; once it does not, it is checked again until it does. Concurrent callers share one check. */
  #responds(): Promise<boolean> {
    this.#checking ??= this.#check().finally(() => (this.#checking = undefined));
    return this.#checking;
  }

  async #check(): Promise<boolean> {
    const { address, log, onReachable } = this.#deps;
    try {
      await pingClamd(address, AbortSignal.any([this.#closing.signal, AbortSignal.timeout(pingMs)]));
    } catch (error) {
      if (!this.#isUnreachable && !this.#closing.signal.aborted)
        log.error({ err: error }, 'The virus scanner cannot be reached; submissions with files wait for it');
      this.#isUnreachable = true;
      this.#checkLater();
      return false;
    }
    if (this.#isUnreachable) {
      this.#isUnreachable = false;
      log.info('The virus scanner can be reached again');
      onReachable();
    }
    return true;
  }

  #checkLater(): void {
    clearTimeout(this.#timer);
    if (this.#closing.signal.aborted) return;
    this.#timer = setTimeout(() => void this.#responds(), this.#deps.recheckMs).unref();
  }
}

const unreachable: ContentVerdict = {
  kind: 'unscanned',
  reason: 'The virus scanner cannot be reached.',
  isUnreachable: true,
};

const busy: ContentVerdict = {
  kind: 'unscanned',
  reason: 'The virus scanner is overloaded.',
  isUnreachable: false,
};

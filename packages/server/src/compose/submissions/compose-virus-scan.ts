import type { FilesScan, Guid, StoredSubmission } from '@form-portal/domain';
import type { BlobStore } from '@form-portal/storage';
import type { Config } from '../../config.ts';
import { retryPolicy } from '../../delivery/retry-policy.ts';
import { scanFiles, type OpenFile } from '../../virus-scan/scan-files.ts';
import { createVirusScanner } from '../../virus-scan/virus-scanner.ts';
import type { SystemDeps } from '../infrastructure/system-deps.ts';

/** Scans the files of submissions (specification D17). */
export interface VirusScan {
  /** Scans files that have just been received. */
  scanFiles(files: readonly OpenFile[], signal: AbortSignal): Promise<FilesScan>;
  /** Scans the files of an accepted submission. */
  scanStored(submission: Guid): Promise<FilesScan>;
  isUnreachable(): boolean;
  /** Checks whether the scanner is reachable. */
  start(): void;
  /** Aborts running scans. */
  stop(): void;
}

interface Deps {
  readonly blobs: Pick<BlobStore, 'open'>;
  readonly findSubmission: (guid: Guid) => Promise<StoredSubmission | undefined>;
  /** Called when the scanner is reachable again: submissions that waited for it can be delivered. */
  readonly wakeDelivery: () => void;
}

/** Creates the scanner; null when none is configured. */
export function composeVirusScan(
  { clamd }: Pick<Config, 'clamd'>,
  { blobs, findSubmission, wakeDelivery }: Deps,
  { log, deliveryPolicy = retryPolicy }: Pick<SystemDeps, 'log' | 'deliveryPolicy'>,
): VirusScan | null {
  if (clamd === null) return null;
  const [recheckMs] = deliveryPolicy.delaysMs;
  const scanner = createVirusScanner({ address: clamd, log, recheckMs, onReachable: wakeDelivery });
  return {
    scanFiles: (files, signal) => scanFiles(scanner, files, signal),
    async scanStored(guid) {
      const submission = await findSubmission(guid);
      if (submission === undefined) throw new Error('A submission in the outbox does not exist');
      const files = submission.attachments.map(
        ({ sha256 }) =>
          () =>
            blobs.open(sha256),
      );
      return scanFiles(scanner, files);
    },
    isUnreachable: () => scanner.isUnreachable(),
    start: () => scanner.start(),
    stop: () => scanner.stop(),
  };
}

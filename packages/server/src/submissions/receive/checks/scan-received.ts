import {
  failed,
  formControlNames,
  ok,
  type CleanFiles,
  type FilesScan,
  type Problem,
  type Result,
  type UnscannedFiles,
} from '@form-portal/domain';
import type { ReceivedFile } from '../receive-parts.ts';

/** Dependencies of scanning received files. */
export interface ScanReceivedDeps {
  /** Scans files one after another; null when there is no scanner. */
  readonly scanFiles:
    ((files: readonly (() => AsyncIterable<Uint8Array>)[], signal: AbortSignal) => Promise<FilesScan>) | null;
}

/** How long a visitor waits for the scan; what is unscanned by then is accepted, and scanned before delivery. */
const patienceMs = 20_000;

/**
 * Scans the files of a submission that is otherwise valid (specification D17). Infected files are problems; null when there is no scanner.
 */
export async function scanReceived(
  { scanFiles }: ScanReceivedDeps,
  files: readonly ReceivedFile[],
): Promise<Result<CleanFiles | UnscannedFiles | null>> {
  if (files.length === 0) return ok({ kind: 'clean' });
  if (scanFiles === null) return ok(null);
  const contents = files.flatMap(({ staged }) => (staged === undefined ? [] : [() => staged.open()]));
  const scan = await scanFiles(contents, AbortSignal.timeout(patienceMs));
  if (scan.kind !== 'infected') return ok(scan);
  const [first, ...others] = scan.found;
  return failed(infected(files, first.index), ...others.map(({ index }) => infected(files, index)));
}

function infected(files: readonly ReceivedFile[], index: number): Problem {
  const params = { index, name: files[index]?.name ?? '' };
  return { code: 'attachment.infected', path: formControlNames.attachments, params };
}

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

/** What scanning received files needs. */
export interface ScanReceivedDeps {
  /** Scans files one after the other; null: nobody scans here. */
  readonly scanFiles:
    ((files: readonly (() => AsyncIterable<Uint8Array>)[], signal: AbortSignal) => Promise<FilesScan>) | null;
}

/** So long a visitor waits for the scan; what is not done by then is accepted and scanned before it is delivered. */
const patienceMs = 20_000;

/**
 * Has the files of a submission scanned that is else accepted (specification D17). Infected ones are problems; null: nobody scans here.
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

import {
  failed,
  formControlNames,
  ok,
  secondMs,
  type CleanFiles,
  type FilesScan,
  type FoundVirus,
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
const scanTimeoutMs = 20 * secondMs;

/**
 * Scans the files that are not known to be clean (specification D17). Infected files are problems; null when there is no scanner.
 */
export async function scanReceived(
  { scanFiles }: ScanReceivedDeps,
  files: readonly ReceivedFile[],
): Promise<Result<CleanFiles | UnscannedFiles | null>> {
  const unscanned = files.flatMap(({ content, isClean }, index) =>
    content === undefined || isClean ? [] : [{ index, open: () => content.open() }],
  );
  if (unscanned.length === 0) return ok({ kind: 'clean' });
  if (scanFiles === null) return ok(null);
  const scan = await scanFiles(
    unscanned.map(({ open }) => open),
    AbortSignal.timeout(scanTimeoutMs),
  );
  if (scan.kind !== 'infected') return ok(scan);
  const problemOf = ({ index }: FoundVirus): InfectedFile => {
    const fileIndex = unscanned[index]?.index ?? 0;
    return infectedFile(files[fileIndex]?.name ?? '', fileIndex);
  };
  const [first, ...others] = scan.found;
  return failed(problemOf(first), ...others.map(problemOf));
}

/** The problem of a file in which a virus was found. */
export interface InfectedFile extends Problem {
  readonly params: { readonly index: number; readonly name: string };
}

/** Describes an infected file of a post, by its index. */
export function infectedFile(name: string, index: number): InfectedFile {
  return { code: 'attachment.infected', path: formControlNames.attachments, params: { index, name } };
}

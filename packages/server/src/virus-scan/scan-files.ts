import type { FilesScan, FoundVirus } from '@form-portal/domain';
import type { VirusScanner } from './virus-scanner.ts';

/** Reads a file from its beginning. */
export type OpenFile = () => AsyncIterable<Uint8Array>;

/** Scans the files of a submission one after another, all of them, so that the sender learns of every virus in one response. */
export async function scanFiles(
  scanner: Pick<VirusScanner, 'scan'>,
  files: readonly OpenFile[],
  signal?: AbortSignal,
): Promise<FilesScan> {
  const found: FoundVirus[] = [];
  let unscanned: FilesScan | undefined;
  for (const [index, open] of files.entries()) {
    const verdict = await scanner.scan(open, signal);
    if (verdict.kind === 'infected') found.push({ index, virus: verdict.virus });
    if (verdict.kind === 'unscanned') unscanned ??= verdict;
  }
  const [first, ...others] = found;
  return first === undefined
    ? (unscanned ?? { kind: 'clean' })
    : { kind: 'infected', found: [first, ...others] };
}

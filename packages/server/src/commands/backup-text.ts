import { bytesPerMb } from '@form-portal/domain';
import type { BackupReport } from '@form-portal/storage';

/** The contents of an archive in words, for the output of a command. */
export function countsText({
  contents,
  contentBytes,
  rows,
}: Pick<BackupReport, 'contents' | 'contentBytes' | 'rows'>): string {
  const counts = Object.values(rows);
  const total = counts.reduce((sum, count) => sum + count, 0);
  return `${total} rows of ${counts.length} tables and ${contents} files (${bytesText(contentBytes)})`;
}

/** A size in MB, as text. */
export function bytesText(bytes: number): string {
  return `${(bytes / bytesPerMb).toFixed(1)} MB`;
}

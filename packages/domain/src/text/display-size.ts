import { formatLocale, type DateReader } from '../time/display-moment.ts';
import { bytesPerKb, bytesPerMb } from '../submission/limits.ts';
import { noBreak } from './no-break.ts';

/**
 * Formats the size of a file for display: whole kilobytes, or megabytes with a decimal: `2 kt`, `1,2 Mt`. It is
 * rounded up, so that a file above a limit is never shown with the size of the limit.
 */
export function displaySize(bytes: number, { language, languageTag }: DateReader): string {
  const isSmall = bytes < bytesPerMb;
  const unit = isSmall ? 'kilobyte' : 'megabyte';
  const style = { style: 'unit', unit, maximumFractionDigits: 1 } as const;
  const format = new Intl.NumberFormat(formatLocale(language, languageTag), style);
  const size = format.format(
    isSmall ? Math.ceil(bytes / bytesPerKb) : Math.ceil((bytes / bytesPerMb) * 10) / 10,
  );
  return size.replace(' ', noBreak);
}

import { isRealDate } from '@form-portal/domain';

/** The day that an address names, as `YYYY-MM-DD`; empty when it names none that exists. */
export function dayInAddress(text: string | null): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text ?? '') ?? [];
  return text !== null && isRealDate(Number(year), Number(month), Number(day)) ? text : '';
}

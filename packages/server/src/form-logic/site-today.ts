import { localDay } from '@form-portal/domain';

/** Today in the site's time zone, `YYYY-MM-DD`; `timeZone` is its IANA name. */
export function siteToday({
  now,
  timeZone,
}: {
  readonly now: () => Date;
  readonly timeZone: string;
}): string {
  return localDay(now(), timeZone);
}

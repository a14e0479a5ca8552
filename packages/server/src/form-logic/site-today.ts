import { localDateTime } from '@form-portal/domain';

/** Today's date in the site's time zone, `YYYY-MM-DD`; `timeZone` is its IANA name. */
export function siteToday({
  now,
  timeZone,
}: {
  readonly now: () => Date;
  readonly timeZone: string;
}): string {
  const local = localDateTime(now().toISOString(), timeZone);
  if (local === undefined) throw new Error('The time cannot be converted to the site’s time zone');
  return local.slice(0, 'YYYY-MM-DD'.length);
}

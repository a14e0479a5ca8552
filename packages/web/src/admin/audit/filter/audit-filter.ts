import { auditGroupNames, dayRange, type AuditGroup } from '@form-portal/domain';
import { dayInAddress } from '../../date-setting/day-in-address.ts';

/** The events that the log shows; part of the address. */
export interface AuditFilter {
  /** Null for all groups. */
  readonly group: AuditGroup | null;
  /** The full name of an account; empty for all. */
  readonly actor: string;
  /** The first and the last day as `YYYY-MM-DD`; empty for no limit. */
  readonly from: string;
  readonly to: string;
}

/** Reads the filter from the search of an address; invalid members are ignored. */
export function auditFilterOf(search: URLSearchParams): AuditFilter {
  return {
    group: auditGroupNames.find((name) => name === search.get('group')) ?? null,
    actor: search.get('actor') ?? '',
    from: dayInAddress(search.get('from')),
    to: dayInAddress(search.get('to')),
  };
}

/** The filter as the search of an address. */
export function auditSearchOf({ group, actor, from, to }: AuditFilter): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries({ group: group ?? '', actor: actor.trim(), from, to }).filter(([, value]) => value !== ''),
  );
}

/** The filter as the query of a call. Days begin and end in the site's time zone, as the log writes its times. */
export function auditQueryOf({ group, actor, from, to }: AuditFilter, timeZone: string) {
  return {
    group: group ?? undefined,
    actor: actor === '' ? undefined : actor,
    ...dayRange(from, to, timeZone),
  };
}

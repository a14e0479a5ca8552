import { auditGroupNames, type AuditGroup } from '@form-portal/domain';

/** Which events the log shows; it stands in the address. */
export interface AuditFilter {
  /** Null: all. */
  readonly group: AuditGroup | null;
  /** The whole name of an account; empty: everybody. */
  readonly actor: string;
  /** `YYYY-MM-DD`, the first and the last day; empty: no end. */
  readonly from: string;
  readonly to: string;
}

const day = /^\d{4}-\d{2}-\d{2}$/;

/** The filter of an address's search; what cannot be read is as if it was not there. */
export function auditFilterOf(search: URLSearchParams): AuditFilter {
  const dayOf = (name: string): string => {
    const value = search.get(name) ?? '';
    return day.test(value) && !Number.isNaN(Date.parse(value)) ? value : '';
  };
  return {
    group: auditGroupNames.find((known) => known === search.get('group')) ?? null,
    actor: search.get('actor') ?? '',
    from: dayOf('from'),
    to: dayOf('to'),
  };
}

/** The filter as the search of an address. */
export function auditSearchOf({ group, actor, from, to }: AuditFilter): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries({ group: group ?? '', actor: actor.trim(), from, to }).filter(([, value]) => value !== ''),
  );
}

/** The filter as the query of a call; days are those of the administrator's own clock. */
export function auditQueryOf({ group, actor, from, to }: AuditFilter) {
  return {
    group: group ?? undefined,
    actor: actor === '' ? undefined : actor,
    since: from === '' ? undefined : new Date(`${from}T00:00:00`).toISOString(),
    until: to === '' ? undefined : new Date(new Date(`${to}T00:00:00`).getTime() + 86_400_000).toISOString(),
  };
}

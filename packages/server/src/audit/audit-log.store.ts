import { auditGroups, isGuid, type AuditGroup, type Guid } from '@form-portal/domain';
import type { Database } from '@form-portal/storage';
import type { ServerTables } from '../db/tables.ts';
import type { ListPosition } from '../http/list-cursor.ts';

/** A recorded action. Members that do not apply are empty. */
export interface AuditEvent {
  readonly id: Guid;
  /** ISO 8601 UTC. */
  readonly at: string;
  readonly event: string;
  readonly actor: string;
  readonly subject: string;
  readonly detail: string;
}

/** Which events to read. */
export interface AuditQuery {
  readonly group?: AuditGroup | undefined;
  /** The full name of an account; partial names do not match. Finds its refused sign-ins too, in whatever case the name was typed. */
  readonly actor?: string | undefined;
  /** ISO 8601 UTC. */
  readonly since?: string | undefined;
  /** Exclusive; ISO 8601 UTC. */
  readonly until?: string | undefined;
}

/** Read access to the audit log. */
export interface AuditLogStore {
  /** Newest first; events of the same moment in reverse order of recording. */
  list(query: AuditQuery, after: ListPosition | undefined, limit: number): Promise<readonly AuditEvent[]>;
}

/** Creates the store. */
export function createAuditLogStore({ read }: Database<ServerTables>): AuditLogStore {
  const selectEvents = ({ group, actor, since, until }: AuditQuery) => {
    let rows = read.selectFrom('audit_events');
    if (group !== undefined) {
      rows = rows.where((row) =>
        row.or(auditGroups[group].map((start) => row('event', 'like', `${start}%`))),
      );
    }
    if (actor !== undefined && actor !== '') {
      rows = rows.where((row) =>
        row.or([
          row('actor', '=', actor),
          // A refused sign-in has no actor; the account is its subject.
          row.and([
            row('event', '=', 'session.refused'),
            row(row.fn('lower', ['subject']), '=', row.fn('lower', [row.val(actor)])),
          ]),
        ]),
      );
    }
    if (since !== undefined) rows = rows.where('at', '>=', since);
    return until === undefined ? rows : rows.where('at', '<', until);
  };
  return {
    async list(query, after, limit) {
      const page = selectEvents(query)
        .selectAll()
        .orderBy('at', 'desc')
        .orderBy('number', 'desc')
        .limit(limit);
      const remaining =
        after === undefined
          ? page
          : page.where((row) => {
              const last = row.selectFrom('audit_events').select('number').where('id', '=', after.guid);
              return row(row.refTuple('at', 'number'), '<', row.tuple(after.at, last.$asScalar()));
            });
      return (await remaining.execute()).map((row) => ({ ...row, id: idOf(row.id) }));
    },
  };
}

function idOf(id: string): Guid {
  if (!isGuid(id)) throw new Error('The id of an event is not a GUID');
  return id;
}

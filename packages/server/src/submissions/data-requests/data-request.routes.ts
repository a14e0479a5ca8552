import { ok, type DataSubject } from '@form-portal/domain';
import { routes } from '@form-portal/domain/api';
import type { AuditEvents } from '../../audit/audit-events.ts';
import { bindRoute, type BoundRoute } from '../../http/bind-route.ts';
import { fileHeaders } from '../../http/response/file-headers.ts';
import type { HashKey } from '../../http/limits/address-key.ts';
import { zipOf } from '../../tables/zip.ts';
import {
  chosenFromWire,
  dataSubjectFromWire,
  erasureFromWire,
  erasureToWire,
  personDataToWire,
  type ChosenItems,
} from './data-request.wire.ts';
import { erasePerson, type ErasePersonDeps } from './erase-person.ts';
import { exportPerson, type ExportPersonDeps } from './export-person.ts';
import { findPerson, type FindPersonDeps, type PersonData } from './find-person.ts';

/** Dependencies of data requests. */
type DataRequestDeps = Omit<FindPersonDeps & ExportPersonDeps & ErasePersonDeps, 'vault' | 'audit'> & {
  readonly vault: (FindPersonDeps['vault'] & ExportPersonDeps['vault']) | undefined;
  readonly audit: AuditEvents;
  readonly hashKey: HashKey;
};

/** Data requests of persons. What was searched for is recorded as a keyed hash, which shows only which requests are equal. */
export function dataRequestRoutes(deps: DataRequestDeps): readonly BoundRoute[] {
  const { database, audit, hashKey } = deps;
  const markOf = ({ by, value }: DataSubject) => `${by} ${hashKey('data-request', by, value).slice(0, 16)}`;
  return [
    bindRoute(routes.findPersonData, async ({ body, user }) => {
      const subject = dataSubjectFromWire(body);
      if (!subject.ok) return subject;
      const found = await findPerson(deps, subject.value);
      await database.write((transaction) =>
        audit.personDataFound(transaction, user, markOf(subject.value), found.items.length),
      );
      return ok(personDataToWire(found));
    }),
    bindRoute(routes.exportPersonData, async ({ body, user, reply }) => {
      const chosen = chosenFromWire(body);
      if (!chosen.ok) return chosen;
      const found = await findChosen(deps, chosen.value);
      const entries = await exportPerson(deps, found);
      await database.write((transaction) =>
        audit.personDataExported(transaction, user, markOf(chosen.value.subject), found.items.length),
      );
      void reply.headers(fileHeaders('data-request.zip', 'application/zip'));
      return ok(zipOf(entries));
    }),
    bindRoute(routes.erasePersonData, async ({ body, user }) => {
      const chosen = erasureFromWire(body);
      if (!chosen.ok) return chosen;
      const { subject, items, cancelWaiting } = chosen.value;
      const found = await findChosen(deps, chosen.value);
      const { outcomes } = await erasePerson(deps, found, { actor: user, cancelWaiting });
      const erased = outcomes.filter(({ kept }) => kept === null).length;
      await database.write((transaction) =>
        audit.personDataErased(transaction, user, markOf(subject), erased),
      );
      return ok(erasureToWire(outcomes, items, found.sessions.length));
    }),
  ];
}

/** The chosen items that the portal still finds as the person's. */
async function findChosen(
  deps: FindPersonDeps,
  { subject, items: chosen }: ChosenItems,
): Promise<PersonData> {
  const keys = new Set(chosen.map(({ Kind, ID }) => `${Kind} ${ID}`));
  const { items, sessions } = await findPerson(deps, subject);
  return { items: items.filter(({ kind, id }) => keys.has(`${kind} ${id}`)), sessions };
}

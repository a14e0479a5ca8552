import type { Database } from '@form-portal/storage';

/** The same database, which says how long every write took (ms), waiting for its turn and the disk included. */
export function measuredDatabase<Tables>(
  database: Database<Tables>,
  written: (ms: number) => void,
): Database<Tables> {
  const measured: Database<Tables> = {
    engine: database.engine,
    read: database.read,
    async write(work) {
      const begun = performance.now();
      try {
        return await database.write(work);
      } finally {
        written(performance.now() - begun);
      }
    },
    assertInPlace: () => database.assertInPlace(),
    scrub: () => database.scrub(),
    vacuum: (spareBytes) => database.vacuum(spareBytes),
    withTables: <Other>() => measuredDatabase(database.withTables<Other>(), written),
    close: () => database.close(),
  };
  return measured;
}

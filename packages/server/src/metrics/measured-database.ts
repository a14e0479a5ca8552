import type { Database } from '@form-portal/storage';

/** Reports how long every write of a database took (ms), including queueing and the disk. */
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

import type { Database } from '@form-portal/storage';

/** Reports how long every write of a database took (ms), including queueing and the disk. */
export function measuredDatabase<Tables>(
  database: Database<Tables>,
  report: (ms: number) => void,
): Database<Tables> {
  return {
    engine: database.engine,
    read: database.read,
    async write(work) {
      const beganAt = performance.now();
      try {
        return await database.write(work);
      } finally {
        report(performance.now() - beganAt);
      }
    },
    assertInPlace: () => database.assertInPlace(),
    scrub: () => database.scrub(),
    vacuum: (spareBytes) => database.vacuum(spareBytes),
    withTables: <Other>() => measuredDatabase(database.withTables<Other>(), report),
    close: () => database.close(),
  };
}

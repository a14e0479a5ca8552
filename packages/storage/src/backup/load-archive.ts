import type { Transaction } from 'kysely';
import type { BlobTables } from '../blobs/blob-tables.ts';
import type { Database, Engine } from '../database.ts';
import { acquireLock } from '../dialect.ts';
import { migrateWithin, type MigrateOptions } from '../migrate.ts';
import type { OpenArchive } from './archive-reader.ts';
import { BackupError } from './backup-error.ts';
import type { ContentTarget } from './content-target.ts';
import { allowLongPauses, integrityProblems, tablesInOrder } from './dialect.ts';
import { parseColumns, parseRow } from './row-text.ts';
import type { AnyTables } from '../any-tables.ts';

/** Options for loading an archive. */
export interface LoadOptions extends Omit<MigrateOptions, 'engine'> {
  readonly storeContent: ContentTarget;
  /** Inspects and completes what was loaded, before the commit; throwing rolls everything back. */
  complete(transaction: Transaction<AnyTables>): Promise<void>;
}

/** The contents of a loaded archive. */
export interface LoadedArchive {
  readonly contents: number;
  readonly contentBytes: number;
  readonly rows: Readonly<Record<string, number>>;
  /** SHA-256 of the whole file, in hex. */
  readonly sha256: string;
}

/** Bound values per statement: far below the limit of either engine. */
const valuesAtOnce = 1000;

/**
 * Loads an archive into an empty database in one transaction: creates the schema the archive was made with, stores contents and
 * rows, and migrates to this version. Throws {@link BackupError}, leaving the database unchanged, when anything in the archive is
 * missing, altered or superfluous.
 */
export async function loadArchive(
  database: Database<AnyTables>,
  archive: OpenArchive,
  { storeContent, complete, ...migrateOptions }: LoadOptions,
): Promise<LoadedArchive> {
  const { engine } = database;
  const inArchive = new Set(archive.manifest.migrations);
  const migrations = migrateOptions.migrations.filter(({ name }) => inArchive.has(name));
  return database.write(async (transaction) => {
    await acquireLock(transaction, engine, 'schema');
    await allowLongPauses(transaction, engine);
    await migrateWithin(transaction, { engine, ...migrateOptions, migrations });
    const loader = new Loader(transaction, await emptyTables(transaction, engine));
    for await (const part of archive.parts) {
      if (part.kind === 'rows') await loader.loadRows(part.table, part.text);
      else await loader.loadContent(await storeContent(transaction, part));
    }
    const { end, sha256 } = archive.result();
    const { contents, contentBytes, rows } = loader;
    compareCounts({ contents, contentBytes, rows }, end);
    await migrateWithin(transaction, { engine, ...migrateOptions });
    await refuseDamaged(transaction, engine);
    await complete(transaction);
    return { contents, contentBytes, rows: end.rows, sha256 };
  });
}

/** Removes the rows that migrations inserted, since the archive contains them too. Returns the names of all tables. */
async function emptyTables(
  transaction: Transaction<AnyTables>,
  engine: Engine,
): Promise<ReadonlySet<string>> {
  const tables = await tablesInOrder(transaction, engine);
  for (const table of tables.toReversed()) await transaction.deleteFrom(table).execute();
  return new Set(tables);
}

async function refuseDamaged(transaction: Transaction<AnyTables>, engine: Engine): Promise<void> {
  const problems = await integrityProblems(transaction, engine);
  if (problems.length > 0)
    throw new BackupError(['The restored database is damaged:', ...problems].join('\n'));
}

class Loader {
  readonly #transaction: Transaction<AnyTables>;
  readonly #tables: ReadonlySet<string>;
  contents = 0;
  contentBytes = 0;
  readonly rows: Record<string, number> = {};

  constructor(transaction: Transaction<AnyTables>, tables: ReadonlySet<string>) {
    this.#transaction = transaction;
    this.#tables = tables;
  }

  async loadContent(stored: BlobTables['blobs']): Promise<void> {
    await this.#transaction.insertInto('blobs').values(stored).execute();
    this.contents += 1;
    this.contentBytes += stored.size;
  }

  async loadRows(table: string, text: string): Promise<void> {
    if (!this.#tables.has(table))
      throw new BackupError(`The archive has a table ${table}, which this version does not know.`);
    const [head = '', ...lines] = text.split('\n').slice(0, -1);
    const columns = parseColumns(head);
    const atOnce = Math.max(1, Math.floor(valuesAtOnce / columns.length));
    for (let start = 0; start < lines.length; start += atOnce) {
      const rows = lines.slice(start, start + atOnce).map((line) => parseRow(line, columns));
      await this.#transaction.insertInto(table).values(rows).execute();
    }
    this.rows[table] = (this.rows[table] ?? 0) + lines.length;
  }
}

type Counts = Pick<LoadedArchive, 'contents' | 'contentBytes' | 'rows'>;

function compareCounts(loaded: Counts, expected: Counts): void {
  if (loaded.contents !== expected.contents || loaded.contentBytes !== expected.contentBytes)
    throw new BackupError(`The archive holds ${loaded.contents} contents instead of ${expected.contents}.`);
  for (const table of new Set([...Object.keys(loaded.rows), ...Object.keys(expected.rows)])) {
    const rows = loaded.rows[table] ?? 0;
    const expectedRows = expected.rows[table] ?? 0;
    if (rows !== expectedRows)
      throw new BackupError(`The archive holds ${rows} rows of ${table} instead of ${expectedRows}.`);
  }
}

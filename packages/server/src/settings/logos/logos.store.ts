import { dayMs } from '@form-portal/domain';
import type { SiteLogo } from '@form-portal/domain';
import type { Database } from '@form-portal/storage';
import type { Transaction } from 'kysely';
import type { ServerTables } from '../../db/tables.ts';
import type { CheckedLogo } from './read-logo.ts';

/** The store of uploaded logos. A logo never changes: its path has the hash of its content. */
export interface LogoStore {
  /** The content; undefined when there is no such logo. */
  find(path: string): Promise<Buffer | undefined>;
  /** Stores a logo; one that is stored already counts as uploaded now. */
  save(transaction: Transaction<ServerTables>, logo: CheckedLogo): Promise<void>;
  /** The modes of a logo whose file is not stored. */
  findMissing(transaction: Transaction<ServerTables>, logo: SiteLogo): Promise<readonly (keyof SiteLogo)[]>;
  /** Removes all files but those of this logo and those uploaded within a day, which settings that are not saved yet may name. */
  removeUnused(transaction: Transaction<ServerTables>, logo: SiteLogo): Promise<void>;
}

interface Deps {
  readonly database: Database<ServerTables>;
  readonly now: () => Date;
}

/** Creates the store. */
export function createLogoStore({ database, now }: Deps): LogoStore {
  return {
    async find(path) {
      const row = await database.read
        .selectFrom('site_logos')
        .select('content')
        .where('path', '=', path)
        .executeTakeFirst();
      return row?.content;
    },
    async save(transaction, { path, content }) {
      const uploaded_at = now().toISOString();
      await transaction
        .insertInto('site_logos')
        .values({ path, content, uploaded_at })
        .onConflict((conflict) => conflict.column('path').doUpdateSet({ uploaded_at }))
        .execute();
    },
    async findMissing(transaction, logo) {
      const stored = await transaction
        .selectFrom('site_logos')
        .select('path')
        .where('path', 'in', [logo.light, logo.dark])
        .execute();
      const isStored = (path: string) => stored.some((row) => row.path === path);
      return (['light', 'dark'] as const).filter((mode) => logo[mode] !== '' && !isStored(logo[mode]));
    },
    async removeUnused(transaction, logo) {
      await transaction
        .deleteFrom('site_logos')
        .where('path', 'not in', [logo.light, logo.dark])
        .where('uploaded_at', '<', new Date(now().getTime() - dayMs).toISOString())
        .execute();
    },
  };
}

import type { Problem, Result } from '@form-portal/domain';
import type { Database } from '@form-portal/storage';
import { describeDatabase } from '@form-portal/storage/testing';
import { beforeAll } from 'vitest';
import type { Vault } from '../../../port.ts';
import { addAccount } from '../accounts/accounts.store.ts';
import { createStructureAdministration } from '../create-structure-administration.ts';
import { createEmbeddedVault } from '../embedded-vault.ts';
import { prepareEmbeddedVault } from '../prepare-embedded-vault.ts';
import type { StructureAdministration } from '../../../structure-administration.ts';
import type { VaultTables } from '../tables.ts';
import { contractSeed } from './contract-seed.ts';
import { quickPasswordCost } from '../../../shared/testing/quick-password-cost.ts';
import { depsOver, testMigrations } from './embedded-harness.ts';

/** An embedded vault administered by Maria. */
export interface AdministrationUnderTest {
  readonly database: Database<VaultTables>;
  readonly vault: Vault;
  readonly administration: StructureAdministration;
  /** Maria's id. */
  readonly chief: number;
  /** The vault's current time. */
  readonly clock: { at: Date };
}

/** Runs `body` with an administered vault on each engine, shared by its tests. */
export function describeAdministration(
  name: string,
  body: (given: () => AdministrationUnderTest) => void,
): void {
  describeDatabase<VaultTables>(name, testMigrations, (place) => {
    let given: AdministrationUnderTest;
    beforeAll(async () => {
      const database = place.database();
      const clock = { at: new Date('2026-11-21T10:00:00.000Z') };
      const deps = {
        ...depsOver(database, place.dataDir()),
        now: () => clock.at,
        passwordCost: quickPasswordCost,
      };
      await prepareEmbeddedVault(database, contractSeed);
      const account = { username: 'Maria', password: 'kuusi-lahti-29', name: 'Maria Lehto' };
      given = {
        database,
        vault: createEmbeddedVault(deps),
        administration: createStructureAdministration(deps),
        chief: Number(await addAccount(deps, { ...account, admin: true, enabled: true })),
        clock,
      };
    });
    body(() => given);
  });
}

/** The saved id; throws when saving was refused. */
export async function made(result: Promise<Result<number>>): Promise<number> {
  const saved = await result;
  if (!saved.ok) throw new Error(saved.problems.map(({ code }) => code).join());
  return saved.value;
}

/** The problems of a refusal; empty on success. */
export function faults(result: Result<unknown>): readonly Problem[] {
  return result.ok ? [] : result.problems;
}

import { VaultError, type Vault, type VaultErrorCode } from '@form-portal/vault';

/** A vault whose calls fail on demand. */
export interface BreakableVault extends Vault {
  /** The error of every call, which then does not reach the vault; null for none. */
  failure: VaultErrorCode | null;
  /** How many creations reach the vault but lose their responses. */
  lostResponses: number;
  /** Creations that reached the vault, by submission, in their order. */
  readonly creations: string[];
  /** Searches that reached the vault. */
  searches: number;
  /** Health checks, whether or not they reached the vault. */
  healthChecks: number;
}

/** Wraps a vault. */
export function breakable(vault: Vault): BreakableVault {
  async function reach<T>(call: () => Promise<T>): Promise<T> {
    if (broken.failure !== null) throw new VaultError(broken.failure, `The vault says ${broken.failure}`);
    return call();
  }
  const broken: BreakableVault = {
    failure: null,
    lostResponses: 0,
    creations: [],
    searches: 0,
    healthChecks: 0,
    supports: vault.supports,
    signIn: (username, password) => reach(() => vault.signIn(username, password)),
    findAccount: (id) => reach(() => vault.findAccount(id)),
    endLogin: (id) => reach(() => vault.endLogin(id)),
    readStructure: () => reach(() => vault.readStructure()),
    listValueListItems: (property) => reach(() => vault.listValueListItems(property)),
    createObject: (object, files, confirmClaim) =>
      reach(async () => {
        broken.creations.push(object.submission);
        const ref = await vault.createObject(object, files, confirmClaim);
        if (broken.lostResponses-- > 0) throw new VaultError('unreachable', 'The response was lost');
        return ref;
      }),
    findBySubmission: (submission) =>
      reach(() => {
        broken.searches += 1;
        return vault.findBySubmission(submission);
      }),
    checkHealth: () => {
      broken.healthChecks += 1;
      return reach(() => vault.checkHealth());
    },
  };
  return broken;
}

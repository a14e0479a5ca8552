import type { VaultTrial } from '../../check/vault-trial.ts';
import type { Vault } from '../../port.ts';
import type { EmbeddedVaultObjects } from './vault-objects.ts';

/** The portal itself: no account has this number. */
const portal = { account: 0, admin: true };

/** The embedded vault for the vault check: there is no service account, right or licence to test. */
export function createEmbeddedTrial(vault: Vault, objects: EmbeddedVaultObjects): VaultTrial {
  return {
    access: [
      {
        step: 'reach',
        run: async () => {
          await vault.checkHealth();
          return { code: 'reached' };
        },
      },
    ],
    vault,
    async removeObject(ref) {
      await objects.destroy(portal, ref);
      return 'gone';
    },
  };
}

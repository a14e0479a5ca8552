import type { DiagnosedVault } from '../../diagnostics/diagnosed-vault.ts';
import type { Vault } from '../../port.ts';
import type { VaultObjects } from '../../vault-objects.ts';

/** The portal itself: no account has this number. */
const portal = { account: 0, admin: true };

/** The embedded vault for the diagnostics: there is no service account, right or licence to test. */
export function createEmbeddedDiagnostics(vault: Vault, objects: VaultObjects): DiagnosedVault {
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
    errorFindings: {},
    variables: {},
    vault,
    async removeObject(ref) {
      await objects.destroy(portal, ref);
      return 'gone';
    },
  };
}

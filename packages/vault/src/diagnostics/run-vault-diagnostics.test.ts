import { expect, it } from 'vitest';
import { VaultError } from '../errors.ts';
import type { DiagnosedVault, ErrorFindings } from './diagnosed-vault.ts';
import { runVaultDiagnostics } from './run-vault-diagnostics.ts';

const notReached = () => Promise.reject(new VaultError('unreachable', 'Not there.'));

/** A vault that cannot be reached. */
function aVault(errorFindings: ErrorFindings): DiagnosedVault {
  return {
    access: [{ step: 'reach', run: notReached }],
    errorFindings,
    variables: { unreachable: ['PLACE'], 'service-unreachable': ['ADDRESS'] },
    vault: {
      readStructure: notReached,
      listValueListItems: notReached,
      createObject: notReached,
      findBySubmission: notReached,
    },
    removeObject: notReached,
  };
}

it.each([
  ['in words for any vault', {}, { code: 'unreachable', variables: ['PLACE'] }],
  [
    'in the adapter’s own words, with their variables',
    { unreachable: 'service-unreachable' },
    { code: 'service-unreachable', variables: ['ADDRESS'] },
  ],
] as const)('The diagnostics report an error %s', async (_how, errorFindings, finding) => {
  const [reach] = await runVaultDiagnostics(aVault(errorFindings), {
    newGuid: () => expect.fail('nothing is created'),
    pause: async () => {},
  });

  expect(reach).toEqual({ step: 'reach', reason: 'Not there.', ...finding });
});

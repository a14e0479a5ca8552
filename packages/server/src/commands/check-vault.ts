import {
  passesDiagnostics,
  translator,
  vaultDiagnosticStateTexts,
  vaultDiagnosticSteps,
  vaultFindings,
  type VaultDiagnostic,
} from '@form-portal/domain';
import { bundledCatalogue } from '@form-portal/domain/texts';
import { runVaultDiagnostics, type DiagnosedVault } from '@form-portal/vault';
import { setTimeout as pause } from 'node:timers/promises';
import { openStorage } from '../compose/infrastructure/open-storage.ts';
import { openVault } from '../compose/infrastructure/open-vault.ts';
import { realSystemDeps } from '../compose/infrastructure/system-deps.ts';
import { noWeb, noArguments, readOwnConfig, type Command, type Print } from './command.ts';

const text = translator(bundledCatalogue, 'gb', 'gb');

/** Tests everything that the portal needs from its vault, and prints problems and remedies. Exit code 1 when a step failed. */
export const checkVaultCommand: Command = {
  usage: '',
  argumentCount: noArguments,
  summary: 'test everything that the portal needs from its vault, and say what to fix',
  async run(_args, print) {
    const config = readOwnConfig();
    const system = realSystemDeps(noWeb);
    const storage = await openStorage(config, system);
    try {
      const { openForDiagnostics } = await openVault(config, storage, system);
      return await reportCheck(openForDiagnostics(), { newGuid: system.newGuid, pause }, print);
    } finally {
      await storage.database.close();
    }
  },
};

/** Runs the diagnostics and prints the findings; returns the exit code. */
export async function reportCheck(
  diagnosed: DiagnosedVault,
  deps: Parameters<typeof runVaultDiagnostics>[1],
  print: Print,
): Promise<number> {
  const results = await runVaultDiagnostics(diagnosed, deps);
  for (const line of results.flatMap(linesOf)) print(line);
  const isPassed = passesDiagnostics(results);
  print('');
  print(text(isPassed ? 'admin.vaultCheck.allRight' : 'admin.vaultCheck.someWrong'));
  return isPassed ? 0 : 1;
}

/** The width of the column of states, in characters. */
const stateWidth = 14;

function linesOf({ step, code, params, variables, reason }: VaultDiagnostic): readonly string[] {
  const { state, textKey } = vaultFindings[code];
  const margin = ' '.repeat(stateWidth);
  const head = `${text(vaultDiagnosticStateTexts[state]).padEnd(stateWidth)}${text(vaultDiagnosticSteps[step])}`;
  // The failed step is printed above.
  if (state === 'skipped') return [head];
  return [
    head,
    `${margin}${text(textKey, params)}`,
    ...(variables === undefined
      ? []
      : [`${margin}${text('admin.vaultCheck.setBy', { variables: variables.join(', ') })}`]),
    ...(reason === undefined ? [] : [`${margin}${text('admin.vaultCheck.wordsOfVault', { reason })}`]),
  ];
}

import {
  isVaultFit,
  translator,
  vaultCheckSteps,
  vaultFindings,
  type VaultCheckResult,
} from '@form-portal/domain';
import { bundledCatalogue } from '@form-portal/domain/texts';
import { checkVault, type VaultTrial } from '@form-portal/vault';
import { setTimeout as pause } from 'node:timers/promises';
import { openStorage } from '../compose/open-storage.ts';
import { openVault } from '../compose/open-vault.ts';
import { realOutside } from '../compose/outside.ts';
import { noWeb, readOwnConfig, type Command, type Print } from './command.ts';

const text = translator(bundledCatalogue, 'gb', 'gb');

/** Tries what the portal needs of its vault, and says what is wrong and what to do. Exit code 1 when something is wrong. */
export const checkVaultCommand: Command = {
  usage: '',
  summary: 'try everything that the portal needs of its vault, and say what to mend',
  async run(_words, print) {
    const config = readOwnConfig();
    const outside = realOutside(noWeb);
    const storage = await openStorage(config, outside);
    try {
      const { startTrial } = await openVault(config, storage, outside);
      return await reportCheck(startTrial(), { newGuid: outside.newGuid, pause }, print);
    } finally {
      await storage.database.close();
    }
  },
};

/** Checks a vault and prints what came of it; answers the exit code. */
export async function reportCheck(
  trial: VaultTrial,
  collaborators: Parameters<typeof checkVault>[1],
  print: Print,
): Promise<number> {
  const results = await checkVault(trial, collaborators);
  for (const line of results.flatMap(linesOf)) print(line);
  const isFit = isVaultFit(results);
  print('');
  print(text(isFit ? 'admin.vaultCheck.allRight' : 'admin.vaultCheck.someWrong'));
  return isFit ? 0 : 1;
}

/** As wide as the longest state. */
const column = 14;

function linesOf({ step, code, params, reason }: VaultCheckResult): readonly string[] {
  const { state, textKey } = vaultFindings[code];
  const margin = ' '.repeat(column);
  const head = `${text(`admin.vaultCheck.state.${state}`).padEnd(column)}${text(vaultCheckSteps[step])}`;
  // That something before it is wrong stands right above.
  if (state === 'skipped') return [head];
  return [
    head,
    `${margin}${text(textKey, params)}`,
    ...(reason === undefined ? [] : [`${margin}${text('admin.vaultCheck.wordsOfVault', { reason })}`]),
  ];
}

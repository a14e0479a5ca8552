import { VaultError } from './errors.ts';
import type { Vault } from './port.ts';

/**
 * Ends every call of a vault within a time limit, with code `unreachable`. What the vault does after that is not undone: a
 * creation is looked up before it is retried (specification D47).
 *
 * @param timeoutMs for one call; a creation gets the same again for every file.
 */
export function withTimeLimit(vault: Vault, timeoutMs: number): Vault {
  const limited = <R>(work: () => Promise<R>, calls = 1): Promise<R> => inTime(work, timeoutMs * calls);
  return {
    supports: vault.supports,
    signIn: (username, password) => limited(() => vault.signIn(username, password)),
    findAccount: (id) => limited(() => vault.findAccount(id)),
    endLogin: (id) => limited(() => vault.endLogin(id)),
    readStructure: () => limited(() => vault.readStructure()),
    listValueListItems: (property) => limited(() => vault.listValueListItems(property)),
    createObject: (object, files, confirm) =>
      limited(() => vault.createObject(object, files, confirm), 1 + files.length),
    findBySubmission: (submission) => limited(() => vault.findBySubmission(submission)),
    checkHealth: () => limited(() => vault.checkHealth()),
  };
}

async function inTime<R>(work: () => Promise<R>, limitMs: number): Promise<R> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new VaultError('unreachable', `The vault did not answer within ${String(limitMs)} ms.`));
    }, limitMs);
  });
  try {
    return await Promise.race([work(), tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

import { VaultError } from './errors.ts';
import type { Vault } from './port.ts';

/**
 * Fails any vault call that exceeds the time limit with `unreachable`. Whatever the vault does after that is not undone: a
 * creation is looked up before it is retried (specification D47). A sign-in that is still queued by then is given up.
 *
 * @param timeoutMs for one call; a creation gets the same again for every file.
 */
export function withTimeLimit(vault: Vault, timeoutMs: number): Vault {
  const limited = <R>(work: (signal: AbortSignal) => Promise<R>, calls = 1): Promise<R> =>
    inTime(work, timeoutMs * calls);
  return {
    supports: vault.supports,
    signIn: (username, password, waiting) =>
      limited((signal) => vault.signIn(username, password, { ...waiting, signal })),
    findAccount: (id) => limited(() => vault.findAccount(id)),
    endLogin: (id) => limited(() => vault.endLogin(id)),
    readStructure: () => limited(() => vault.readStructure()),
    listValueListItems: (property) => limited(() => vault.listValueListItems(property)),
    createObject: (object, files, confirmClaim) =>
      limited(() => vault.createObject(object, files, confirmClaim), 1 + files.length),
    findBySubmission: (submission) => limited(() => vault.findBySubmission(submission)),
    checkHealth: () => limited(() => vault.checkHealth()),
  };
}

async function inTime<R>(work: (signal: AbortSignal) => Promise<R>, timeoutMs: number): Promise<R> {
  const giveUp = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      const error = new VaultError(
        'unreachable',
        `The vault did not respond within ${String(timeoutMs)} ms.`,
      );
      reject(error);
      giveUp.abort(error);
    }, timeoutMs);
  });
  try {
    return await Promise.race([work(giveUp.signal), tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

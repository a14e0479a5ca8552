import type { Portal } from './compose.ts';

/** Time for aborted work to end and for the database to close (ms). */
const closingMs = 3_000;

/**
 * Stops a portal: running requests may finish within a number of seconds, then their connections are closed. Resolves shortly after that at
 * the latest, even if a delivery is still waiting for the vault: acknowledged submissions are durable, and undelivered ones are
 * delivered after the next start.
 */
export async function stopWithin(portal: Pick<Portal, 'app' | 'stop'>, seconds: number): Promise<void> {
  const { promise: givenUp, resolve: giveUp } = Promise.withResolvers<void>();
  let giveUpTimer: NodeJS.Timeout | undefined;
  const closeTimer = setTimeout(() => {
    portal.app.server.closeAllConnections();
    giveUpTimer = setTimeout(giveUp, closingMs);
  }, seconds * 1000);
  await Promise.race([portal.stop(), givenUp]);
  clearTimeout(closeTimer);
  clearTimeout(giveUpTimer);
}

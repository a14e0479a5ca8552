import type { Portal } from './compose.ts';

/** For work that is cut off to notice, and for the database to close (ms). */
const afterwardsMs = 3_000;

/**
 * Stops a portal: what runs may finish within so many seconds, then its connections are closed. Resolves at the latest shortly after
 * that, also when a delivery still waits for the vault: whatever was acknowledged is durable, and what was not delivered is taken up
 * again at the next start.
 */
export async function stopWithin(portal: Pick<Portal, 'app' | 'stop'>, seconds: number): Promise<void> {
  const { promise: givenUp, resolve: giveUp } = Promise.withResolvers<void>();
  const cut = setTimeout(() => {
    portal.app.server.closeAllConnections();
    afterwards = setTimeout(giveUp, afterwardsMs);
  }, seconds * 1000);
  let afterwards: NodeJS.Timeout | undefined;
  await Promise.race([portal.stop(), givenUp]);
  clearTimeout(cut);
  clearTimeout(afterwards);
}

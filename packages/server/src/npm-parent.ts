/** How often the parent is checked (ms). */
const checkMs = 500;

/**
 * Calls `onExit` once when the npm that runs this process as a script has ended: npm forwards signals, but when npm itself is killed, the
 * portal would keep running and keep its port. Does nothing for a process that was not started by npm.
 *
 * The script begins with `exec`, so that there is no shell in between: npm's shell would swallow SIGINT and exit on SIGTERM without
 * forwarding it. Where a shell has no `exec`, as on Windows, the script's second half runs.
 */
export function watchNpm(environment: NodeJS.ProcessEnv, onExit: () => void): void {
  if (environment['npm_lifecycle_event'] === undefined) return;
  const npm = process.ppid;
  const timer = setInterval(() => {
    // A process whose parent has ended gets another parent.
    if (process.ppid === npm) return;
    clearInterval(timer);
    onExit();
  }, checkMs).unref();
}

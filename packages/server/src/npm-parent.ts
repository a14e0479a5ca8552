/** How soon a portal without its npm notices (ms). */
const lookMs = 500;

/**
 * Calls `onGone` once when the npm that runs this process as a script is gone: npm passes signals on, but not that it was killed, and
 * the portal would go on by itself and hold its port. Does nothing for a process that no npm runs.
 *
 * The script begins with `exec`, so that no shell stands between: npm's shell would keep SIGINT to itself and end at SIGTERM without
 * passing it on. Where a shell has no `exec`, as on Windows, the script's second half runs.
 */
export function watchNpm(environment: NodeJS.ProcessEnv, onGone: () => void): void {
  if (environment['npm_lifecycle_event'] === undefined) return;
  const npm = process.ppid;
  const timer = setInterval(() => {
    // A process whose parent ends gets another one.
    if (process.ppid === npm) return;
    clearInterval(timer);
    onGone();
  }, lookMs).unref();
}

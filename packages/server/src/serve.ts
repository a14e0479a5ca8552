import { composePortal } from './compose.ts';
import type { FirstAccount } from './compose/first-start/first-account.ts';
import { realSystemDeps } from './compose/infrastructure/system-deps.ts';
import { readConfig, type Config } from './config.ts';
import { readOwnEnvironment } from './config/environment-file.ts';
import type { Environment } from './config/environment.ts';
import { watchNpm } from './npm-parent.ts';
import { stopWithin } from './stop-within.ts';
import type { WebBuild } from './web-build.ts';

/**
 * Runs the portal until it is asked to stop. `defaults` apply to variables that the environment does not set.
 */
export async function servePortal(
  loadWeb: () => Promise<WebBuild>,
  defaults: Environment = {},
): Promise<void> {
  try {
    await run(readConfigOrExit(defaults), loadWeb);
  } catch (error) {
    exitWith(`The portal did not start: ${error instanceof Error ? error.message : 'unknown error'}`);
  }
}

async function run(config: Config, loadWeb: () => Promise<WebBuild>): Promise<void> {
  const portal = await composePortal(config, realSystemDeps(await loadWeb(), config.logLevel));
  await portal.app.listen({ host: config.host, port: config.port, listenTextResolver: () => 'listening' });
  await portal.serveMetrics();
  portal.start();
  announce(config, portal.firstAccount);
  let stopping: Promise<never> | undefined;
  const stop = (): void => {
    stopping ??= stopWithin(portal, config.shutdownSeconds).then(() => process.exit(0));
  };
  // Not `once`: npm repeats the signal of a terminal, and a repeated one without a listener would end the process at once.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop);
  watchNpm(process.env, stop);
}

function readConfigOrExit(defaults: Environment): Config {
  const result = readConfig({ ...defaults, ...readOwnEnvironment() });
  for (const warning of result.warnings) process.stderr.write(`Warning: ${warning}\n`);
  return result.config ?? exitWith(...result.problems);
}

/** A generated password is printed once, here, and never logged. */
function announce({ publicUrl, host, port, holdDeliveries }: Config, account: FirstAccount | null): void {
  const lines = [`The portal listens on ${host}:${port}. Open ${publicUrl}`];
  if (holdDeliveries)
    lines.push('Deliveries are held (PORTAL_DELIVERY=hold): submissions are accepted but not delivered.');
  if (account?.generated === true) {
    lines.push(`Administrator: ${account.username}, password: ${account.password} (shown only this once)`);
  }
  process.stdout.write(`${lines.join('\n')}\n`);
}

function exitWith(...lines: readonly string[]): never {
  for (const line of lines) process.stderr.write(`${line}\n`);
  process.exit(1);
}

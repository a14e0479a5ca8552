import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { composePortal, type Portal } from './compose.ts';
import type { FirstAccount } from './compose/first-account.ts';
import { realOutside } from './compose/outside.ts';
import { readConfig, type Config } from './config.ts';
import type { WebBuild } from './web-build.ts';

/** Runs the portal until it is told to stop: configuration from the environment, pages from wherever they come. */
export async function servePortal(loadWeb: () => Promise<WebBuild>): Promise<void> {
  try {
    await run(readConfigOrExit(), loadWeb);
  } catch (error) {
    exitWith(`The portal did not start: ${error instanceof Error ? error.message : 'nobody knows why'}`);
  }
}

async function run(config: Config, loadWeb: () => Promise<WebBuild>): Promise<void> {
  const portal = await composePortal(config, realOutside(await loadWeb()));
  await portal.app.listen({ host: config.host, port: config.port, listenTextResolver: () => 'listening' });
  portal.start();
  announce(config, portal.firstAccount);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop(portal));
}

function readConfigOrExit(): Config {
  const read = readConfig({ ...environmentFile(), ...process.env });
  for (const warning of read.warnings) process.stderr.write(`Warning: ${warning}\n`);
  return read.config ?? exitWith(...read.problems);
}

function environmentFile(): NodeJS.Dict<string> {
  try {
    return parseEnv(readFileSync('.env', 'utf8'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {};
    throw error;
  }
}

/** The password is printed this one time and never logged: it is nowhere else. */
function announce({ publicUrl, host, port }: Config, account: FirstAccount | null): void {
  const lines = [`The portal listens on ${host}:${port}. Open ${publicUrl}`];
  if (account?.generated === true) {
    lines.push(`Administrator: ${account.username}, password: ${account.password} (shown only this once)`);
  }
  process.stdout.write(`${lines.join('\n')}\n`);
}

async function stop(portal: Portal): Promise<void> {
  await portal.stop();
  process.exit(0);
}

function exitWith(...lines: readonly string[]): never {
  for (const line of lines) process.stderr.write(`${line}\n`);
  process.exit(1);
}

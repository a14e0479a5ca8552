import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { vi } from 'vitest';
import { runCommand } from '../command-line.ts';

const program = fileURLToPath(new URL('../../portal.ts', import.meta.url));

/** The exit code of a command and everything that it printed. */
export interface CommandOutcome {
  readonly code: number | null;
  readonly output: string;
}

/** The working folder of a command, and the variables of the portal that it is given. */
type CommandEnvironment = Readonly<Record<string, string>> & { readonly cwd: string };

/** Runs `npm run portal -- …args` in its own process, with only these variables of the portal. */
export async function runPortalCommand(
  args: readonly string[],
  { cwd, ...environment }: CommandEnvironment,
): Promise<CommandOutcome> {
  const command = spawn(process.execPath, [program, ...args], {
    cwd,
    env: { PATH: process.env['PATH'], TMPDIR: cwd, ...environment },
  });
  let output = '';
  for (const stream of [command.stdout, command.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await once(command, 'close');
  return { code: command.exitCode, output };
}

/** The same in this process, in a tenth of the time. Not for concurrent runs: they share the environment of the process. */
export async function runCommandHere(
  args: readonly string[],
  { cwd, ...environment }: CommandEnvironment,
): Promise<CommandOutcome> {
  let output = '';
  const print = (line: string) => void (output += `${line}\n`);
  const before = process.cwd();
  // Of this folder's `.env`, not of the repository's.
  process.chdir(cwd);
  vi.stubEnv('TMPDIR', cwd);
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  try {
    return { code: await runCommand(args, { print, complain: print }), output };
  } finally {
    process.chdir(before);
    vi.unstubAllEnvs();
  }
}

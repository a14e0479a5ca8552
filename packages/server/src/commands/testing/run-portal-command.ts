import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('../../portal.ts', import.meta.url));

/** The exit code of a command and everything that it printed. */
export interface CommandOutcome {
  readonly code: number | null;
  readonly said: string;
}

/** Runs `npm run portal -- …words` in its own process, with only these variables of the portal. */
export async function runPortalCommand(
  words: readonly string[],
  { cwd, ...environment }: Readonly<Record<string, string>> & { readonly cwd: string },
): Promise<CommandOutcome> {
  const command = spawn(process.execPath, [program, ...words], {
    cwd,
    env: { PATH: process.env['PATH'], TMPDIR: cwd, ...environment },
  });
  let said = '';
  for (const stream of [command.stdout, command.stderr])
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  await once(command, 'close');
  return { code: command.exitCode, said };
}

import { adoptFilesCommand } from './adopt-files.ts';
import { backupCommand } from './backup.ts';
import { checkVaultCommand } from './check-vault.ts';
import { UsageError, type Command, type Print } from './command.ts';
import { maintenanceCommand } from './maintenance.ts';
import { moveFormsCommand } from './move-forms.ts';
import { restoreCommand } from './restore.ts';
import { rotateKeysCommand } from './rotate-keys.ts';
import { verifyAuditCommand } from './verify-audit.ts';

const commands: Readonly<Record<string, Command>> = {
  backup: backupCommand,
  restore: restoreCommand,
  'adopt-files': adoptFilesCommand,
  'check-vault': checkVaultCommand,
  maintenance: maintenanceCommand,
  'move-forms': moveFormsCommand,
  'rotate-keys': rotateKeysCommand,
  'verify-audit': verifyAuditCommand,
};

function allCommands(): string {
  const lines = Object.entries(commands).map(
    ([name, command]) => `  ${usageOf(name, command)}\n      ${command.summary}`,
  );
  return ['What to do?', ...lines].join('\n');
}

function usageOf(name: string, { usage }: Command): string {
  return `npm run portal -- ${name} ${usage}`.trim();
}

function takesArguments({ usage, argumentCount }: Command, args: readonly string[]): boolean {
  const { min, max } = argumentCount;
  const isKnown = (argument: string) => !argument.startsWith('-') || usage.includes(argument);
  return args.length >= min && args.length <= max && args.every(isKnown);
}

/** Runs the command that follows `npm run portal --`; the process ends with its exit code. */
export async function runCommandLine(args: readonly string[]): Promise<void> {
  // The reader may have closed the pipe (`| head -1`): the command still finishes its work.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  process.exitCode = await runCommand(args, {
    print: (line) => process.stdout.write(`${line}\n`),
    complain: (line) => process.stderr.write(`${line}\n`),
  });
}

/** Where a command writes its progress and its errors. */
interface Output {
  readonly print: Print;
  readonly complain: Print;
}

/** Runs the command that the first argument names and returns its exit code; reports an error and returns 1 when it cannot be run. */
export async function runCommand(
  [name = '', ...args]: readonly string[],
  { print, complain }: Output,
): Promise<number> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) {
    complain(allCommands());
    return 1;
  }
  try {
    if (!takesArguments(command, args)) throw new UsageError();
    return await command.run(args, print);
  } catch (error) {
    const message = error instanceof Error ? error.message : 'unknown error';
    complain(error instanceof UsageError ? `Usage: ${usageOf(name, command)} ${message}`.trim() : message);
    return 1;
  }
}

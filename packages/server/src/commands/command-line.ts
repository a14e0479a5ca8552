import { adoptFilesCommand } from './adopt-files.ts';
import { backupCommand } from './backup.ts';
import { checkVaultCommand } from './check-vault.ts';
import { Stopped, type Command } from './command.ts';
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

function usage(): string {
  const lines = Object.entries(commands).map(
    ([name, { usage: words, summary }]) =>
      `  npm run portal -- ${[name, words].join(' ').trim()}\n      ${summary}`,
  );
  return ['What to do?', ...lines].join('\n');
}

/** Runs the command that the words of `npm run portal --` name; says what is wrong, with exit code 1, when it cannot. */
export async function runCommandLine([name = '', ...words]: readonly string[]): Promise<void> {
  // The reader may have closed the pipe (`| head -1`): the command still finishes its work.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  try {
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (command === undefined) throw new Stopped(usage());
    process.exitCode = await command.run(words, (line) => process.stdout.write(`${line}\n`));
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : 'unknown error'}\n`);
    process.exitCode = 1;
  }
}

import { adoptFilesCommand } from './commands/adopt-files.ts';
import { backupCommand } from './commands/backup.ts';
import { checkVaultCommand } from './commands/check-vault.ts';
import { Stopped, type Command } from './commands/command.ts';
import { maintenanceCommand } from './commands/maintenance.ts';
import { moveFormsCommand } from './commands/move-forms.ts';
import { restoreCommand } from './commands/restore.ts';
import { rotateKeysCommand } from './commands/rotate-keys.ts';
import { verifyAuditCommand } from './commands/verify-audit.ts';

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

// The reader may have closed the pipe (`| head -1`): the command still finishes its work.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

const [name = '', ...words] = process.argv.slice(2);
try {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) throw new Stopped(usage());
  process.exitCode = await command.run(words, (line) => process.stdout.write(`${line}\n`));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : 'unknown error'}\n`);
  process.exitCode = 1;
}

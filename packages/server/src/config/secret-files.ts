import { readFileSync } from 'node:fs';
import type { Environment } from './environment.ts';

/** The environment with every secret in its place, and what is wrong with the files, one line each. */
interface ResolvedSecrets {
  readonly environment: Environment;
  readonly problems: readonly string[];
}

/** The variable that names the file of a secret: what containers and service managers mount, so that no environment shows it. */
export function secretFileVariable(name: string): string {
  return `${name}_FILE`;
}

/** Reads the secrets that stand in files. A secret is set in one way only: two would leave open which one holds. */
export function resolveSecretFiles(environment: Environment, secrets: readonly string[]): ResolvedSecrets {
  const problems: string[] = [];
  const resolved: Record<string, string | undefined> = { ...environment };
  for (const name of secrets) {
    const path = environment[secretFileVariable(name)]?.trim() ?? '';
    if (path === '') continue;
    const read = readSecret(name, path, environment);
    if ('problem' in read) problems.push(read.problem);
    else resolved[name] = read.value;
  }
  return { environment: resolved, problems };
}

function readSecret(
  name: string,
  path: string,
  environment: Environment,
): { readonly value: string } | { readonly problem: string } {
  const variable = secretFileVariable(name);
  if ((environment[name] ?? '') !== '')
    return { problem: `${name} and ${variable} are both set; expected one of them` };
  try {
    const value = readFileSync(path, 'utf8').trim();
    return value === '' ? { problem: `${variable} is '${path}', which is an empty file` } : { value };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
    return { problem: `${variable} is '${path}', which cannot be read (${code})` };
  }
}

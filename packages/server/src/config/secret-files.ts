import { readFileSync } from 'node:fs';
import type { Environment } from './environment.ts';

/** The environment with all secrets filled in, and the problems of the files, one line each. */
interface ResolvedSecrets {
  readonly environment: Environment;
  readonly problems: readonly string[];
}

/** The variable with the path of a secret's file, as containers and service managers mount it, so that no environment contains the secret. */
export function secretFileVariable(name: string): string {
  return `${name}_FILE`;
}

/** Reads secrets from files. Setting a secret in both ways is a problem, since it would be unclear which one applies. */
export function resolveSecretFiles(environment: Environment, secrets: readonly string[]): ResolvedSecrets {
  const problems: string[] = [];
  const resolved: Record<string, string | undefined> = { ...environment };
  for (const name of secrets) {
    const path = environment[secretFileVariable(name)]?.trim() ?? '';
    if (path === '') continue;
    const secret = readSecret(name, path, environment);
    if ('problem' in secret) problems.push(secret.problem);
    else resolved[name] = secret.value;
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

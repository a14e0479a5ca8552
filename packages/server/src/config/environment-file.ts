import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

/** What the `.env` file in the working folder says; nothing when there is none. */
export function environmentFile(): NodeJS.Dict<string> {
  try {
    return parseEnv(readFileSync('.env', 'utf8'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {};
    throw error;
  }
}

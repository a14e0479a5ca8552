import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

/** Variables of the `.env` file in the working folder; none when there is no file. */
export function environmentFile(): NodeJS.Dict<string> {
  try {
    return parseEnv(readFileSync('.env', 'utf8'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {};
    throw error;
  }
}

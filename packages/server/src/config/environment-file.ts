import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

/** The variables of the portal: those of the `.env` file, and those of the process, which take precedence. */
export function readOwnEnvironment(): NodeJS.Dict<string> {
  return { ...readEnvironmentFile(), ...process.env };
}

/** Variables of the `.env` file in the working folder; none when there is no file. */
function readEnvironmentFile(): NodeJS.Dict<string> {
  try {
    return parseEnv(readFileSync('.env', 'utf8'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {};
    throw error;
  }
}

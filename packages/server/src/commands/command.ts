import { readConfig, type Config } from '../config.ts';
import { readOwnEnvironment } from '../config/environment-file.ts';
import type { WebBuild } from '../web-build.ts';

/** A command of the command line: `npm run portal -- name …`. */
export interface Command {
  /** The arguments as they are shown. An argument with a leading hyphen is refused unless it is listed here. */
  readonly usage: string;
  /** How many arguments may follow the name. */
  readonly argumentCount: { readonly min: number; readonly max: number };
  /** What the command does, on one line. */
  readonly summary: string;
  /** Returns the exit code. */
  run(args: readonly string[], print: Print): Promise<number>;
}

/** Writes a line for the operator. */
export type Print = (line: string) => void;

/** The command does not take the arguments that follow its name. The message is shown after the usage. */
export class UsageError extends Error {}

/** For commands that take no arguments. */
export const noArguments: Command['argumentCount'] = { min: 0, max: 0 };

/** No page is rendered at the command line. */
export const noWeb: WebBuild = {
  renderPage: () => ({ html: '', firstLength: 0, inlineStyles: [] }),
  assetFolders: [],
  adminPage: null,
  development: null,
};

/** The portal's own configuration. Writes its warnings to standard error. */
export function readOwnConfig(): Config {
  const result = readConfig(readOwnEnvironment());
  for (const warning of result.warnings) process.stderr.write(`Warning: ${warning}\n`);
  if (result.config === null) throw new Error(result.problems.join('\n'));
  return result.config;
}

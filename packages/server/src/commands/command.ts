import { readConfig, type Config } from '../config.ts';
import { environmentFile } from '../config/environment-file.ts';
import type { WebBuild } from '../web-build.ts';

/** A command of the command line: `npm run portal -- name …`. */
export interface Command {
  /** The arguments after the name. */
  readonly usage: string;
  readonly summary: string;
  /** Returns the exit code. */
  run(words: readonly string[], print: Print): Promise<number>;
}

/** Writes a line for the operator. */
export type Print = (line: string) => void;

/** A failure with a message for the operator. */
export class Stopped extends Error {}

/** No page is drawn at the command line. */
export const noWeb: WebBuild = {
  renderPage: () => ({ html: '', firstLength: 0, inlineStyles: [] }),
  assetFolders: [],
  adminPage: null,
  development: null,
};

/** The portal's own configuration: the environment and the file `.env`. */
export function readOwnConfig(): Config {
  const read = readConfig({ ...environmentFile(), ...process.env });
  if (read.config === null) throw new Stopped(read.problems.join('\n'));
  return read.config;
}

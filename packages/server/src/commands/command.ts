import { readConfig, type Config } from '../config.ts';
import { environmentFile } from '../config/environment-file.ts';
import type { WebBuild } from '../web-build.ts';

/** Something that an operator does at the command line: `npm run portal -- name …`. */
export interface Command {
  /** What follows the name. */
  readonly usage: string;
  readonly summary: string;
  /** Answers the exit code. */
  run(words: readonly string[], print: Print): Promise<number>;
}

/** Writes a line for the operator. */
export type Print = (line: string) => void;

/** What went wrong, in words for whoever ran the command. */
export class Stopped extends Error {}

/** No page is drawn at the command line. */
export const noWeb: WebBuild = {
  renderPage: () => ({ html: '', firstLength: 0, inlineStyles: [] }),
  assetFolders: [],
  adminPage: null,
  development: null,
};

/** The configuration that the portal has too: the environment and the file `.env`. */
export function readOwnConfig(): Config {
  const read = readConfig({ ...environmentFile(), ...process.env });
  if (read.config === null) throw new Stopped(read.problems.join('\n'));
  return read.config;
}

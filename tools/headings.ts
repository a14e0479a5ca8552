import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run-steps.ts';

const headingsByFile = new Map<string, readonly string[]>();

/** Returns the headings of a Markdown file, given by its path from the root; empty when it does not exist. */
export function headingsOf(file: string): readonly string[] {
  const headings = headingsByFile.get(file) ?? readHeadings(join(root, file));
  headingsByFile.set(file, headings);
  return headings;
}

/** Whether a Markdown file has a heading with an anchor. */
export function hasAnchor(file: string, anchor: string): boolean {
  return headingsOf(file).map(anchorOf).includes(anchor);
}

function readHeadings(path: string): readonly string[] {
  if (!existsSync(path)) return [];
  return [...readFileSync(path, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading);
}

/** Returns the anchor that GitHub generates for a heading. */
function anchorOf(heading: string): string {
  return heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
}

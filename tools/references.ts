import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { hasAnchor, headingsOf } from './headings.ts';
import { root } from './run-steps.ts';

/** A reference that does not resolve, or that is broken over lines, where this check and readers would miss it. */
export interface ReferenceFault {
  /** From 1. */
  readonly line: number;
  readonly problem: string;
}

/** The specification quotes the product's own rules; other documents and code cite it. */
const specification = 'docs/specification.md';

/** References to texts that are not in this repository. */
const unresolvable =
  /\b(?:design|architecture|house style) \d(?:\.\d)?\b|\breference (?:section )?(?:\d+|[A-C]\d)\b|\bspecification sections? \d|\bapi-additions\b|\b[Dd]ecisions? D\d|\(D\d{1,2}(?:, D\d{1,2})*\)/g;

const decisions = readdirSync(join(root, 'docs/decisions')).map((name) => name.slice(0, 4));

/** Returns the references of a line that do not resolve. */
function unresolvedIn(text: string): readonly string[] {
  const documents = [...text.matchAll(/\bdocs\/(?!decisions\/NNNN)([\w/-]+\.md)(?:#([\p{L}\p{N}_-]+))?/gu)]
    .filter(([, file = '', anchor]) => {
      const path = `docs/${file}`;
      if (!existsSync(join(root, path))) return true;
      return anchor !== undefined && !hasAnchor(path, anchor);
    })
    .map(([reference]) => reference);
  const rules = [...text.matchAll(/\bspecification ((?:(?:§\d|D\d{1,2})(?:, (?:and )?| and )?)+)/g)]
    .flatMap(([, list = '']) => list.match(/§\d|D\d{1,2}/g) ?? [])
    .filter((rule) => !headingsOf(specification).some((heading) => heading.startsWith(`${rule} `)))
    .map((rule) => `specification ${rule}`);
  const records = [...text.matchAll(/\bdecisions? (\d{4})\b/g)]
    .filter(([, number = '']) => !decisions.includes(number))
    .map(([reference]) => reference);
  return [...documents, ...rules, ...records, ...(text.match(unresolvable) ?? [])];
}

/** A reference whose rule, number or file name is on the next line. */
const broken =
  /\b(?:specification|decisions?)(?: (?:§\d|D\d{1,2}|\d{4})(?:,? and|,))?[ \t]*\n[ \t]*(?:\*|\/\/)?[ \t]*(?:§\d|D\d{1,2}\b|\d{4}\b)/g;

/** Returns what is wrong with the references of a file's text. */
export function referenceFaults(text: string): readonly ReferenceFault[] {
  const unresolved = text.split('\n').flatMap((line, index) =>
    unresolvedIn(line).map((reference) => ({
      line: index + 1,
      problem: `“${reference}” leads to no heading or file of this repository`,
    })),
  );
  const overLines = [...text.matchAll(broken)].map(({ 0: reference, index }) => ({
    line: text.slice(0, index).split('\n').length,
    problem: `“${reference.replace(/\s*\n[\s*/]*/, ' ')}” is broken over two lines: put it on one`,
  }));
  return [...unresolved, ...overLines];
}

/** The paths in a document's code spans, such as `delivery/deliver-one.ts` or `canvas/`, that end no path of the given files. */
export function missingPaths(text: string, files: readonly string[]): readonly string[] {
  const paths = [...text.matchAll(/`([\w@./-]+(?:\.(?:ts|tsx|css|cjs|md)|\/))`/g)].map(
    ([, path = '']) => path,
  );
  return paths.filter(
    (path) =>
      !files.some((file) =>
        path.endsWith('/') ? `/${file}`.includes(`/${path}`) : `/${file}`.endsWith(`/${path}`),
      ),
  );
}

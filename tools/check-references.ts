import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasAnchor, headingsOf } from './headings.ts';
import { root } from './run-steps.ts';

/** A reference that does not resolve, or that readers of this repository cannot follow. */
interface Fault {
  readonly file: string;
  readonly line: number;
  readonly reference: string;
}

const checked = /\.(ts|tsx|mjs|js|cjs|css|md)$/;
/** The specification quotes the product's own rules; other documents and code cite it. */
const specification = 'docs/specification.md';

/** References to texts that are not in this repository. */
const unresolvable =
  /\b(?:design|architecture|house style) \d(?:\.\d)?\b|\breference (?:section )?(?:\d+|[A-C]\d)\b|\bspecification sections? \d|\bapi-additions\b|\bdecisions? D\d/g;

const decisions = readdirSync(join(root, 'docs/decisions')).map((name) => name.slice(0, 4));

/** Returns the references of a line that do not resolve. */
function faultsOf(text: string): readonly string[] {
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

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter(
    (file) => checked.test(file) && file !== 'tools/check-references.ts' && existsSync(join(root, file)),
  );

const faults: readonly Fault[] = files.flatMap((file) =>
  readFileSync(join(root, file), 'utf8')
    .split('\n')
    .flatMap((text, index) => faultsOf(text).map((reference) => ({ file, line: index + 1, reference }))),
);

for (const { file, line, reference } of faults)
  console.error(`${file}:${String(line)}: “${reference}” leads to no heading or file of this repository`);
if (faults.length > 0) process.exit(1);

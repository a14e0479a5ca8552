import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { missingPaths, referenceFaults } from './references.ts';
import { root } from './run-steps.ts';

const checkedFiles = /\.(ts|tsx|mjs|js|cjs|css|md)$/;

const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(root, file)));
/** The check's own sources hold references that lead nowhere. */
const ownSources = ['tools/references.ts', 'tools/references.test.ts'];
const files = tracked.filter((file) => checkedFiles.test(file) && !ownSources.includes(file));

const faults = files.flatMap((file) =>
  referenceFaults(readFileSync(join(root, file), 'utf8')).map((fault) => ({ file, ...fault })),
);
/** Decisions that are superseded, in whole or in part, may name files that no longer exist. */
const missing = files
  .filter((file) => file.endsWith('.md'))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
  .filter(({ text }) => !/^- Status: .*superseded by \d/m.test(text))
  .flatMap(({ file, text }) => missingPaths(text, tracked).map((path) => ({ file, path })));

for (const { file, line, problem } of faults) console.error(`${file}:${String(line)}: ${problem}`);
for (const { file, path } of missing) {
  const elsewhere = path.endsWith('/') ? '; name a folder elsewhere without the last slash' : '';
  console.error(`${file}: “${path}” is no path of this repository${elsewhere}`);
}
if (faults.length + missing.length > 0) process.exit(1);

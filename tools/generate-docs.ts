import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openApiDocument, routes } from '@form-portal/domain/api';
import prettier from 'prettier';
import { configurationTable } from '../packages/server/src/config.ts';
import { root } from './run-steps.ts';

const generatedMark = /(<!-- generated: configuration -->\n)[\s\S]*?(<!-- end of generated -->)/;

function operationsPage(current: string): string {
  return current.replace(
    generatedMark,
    (_all, start: string, end: string) => `${start}\n${configurationTable().trim()}\n\n${end}`,
  );
}

async function openApiPage(): Promise<string> {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  return prettier.format(JSON.stringify(openApiDocument(routes, version)), { parser: 'json' });
}

const operations = join(root, 'docs/operations.md');
const documents: readonly (readonly [string, string])[] = [
  [operations, operationsPage(readFileSync(operations, 'utf8'))],
  [join(root, 'docs/openapi.json'), await openApiPage()],
];

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

const stale = documents.filter(([path, text]) => read(path) !== text);
if (process.argv.includes('--check')) {
  for (const [path] of stale) console.log(`${path} is out of date: run npm run docs`);
  if (stale.length > 0) process.exit(1);
} else {
  for (const [path, text] of stale) writeFileSync(path, text);
  console.log(`${String(stale.length)} document(s) written`);
}

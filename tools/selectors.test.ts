import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './run-steps.ts';

const sheets = globSync('packages/*/src/**/*.css', { cwd: root });

/** A selector such as `:root:has(.toast)`, also within `:is()`. */
const searchesPage = /(?::root|\bhtml|\bbody)\b[^{}]*?:has\(/;

/** A selector such as `.content > * + *`, whose last part is any sibling. */
const matchesAnySibling = /[+~]\s*(?:\*|:(?!is\()[\w-]+(?:\([^)]*\))?)\s*[,{]/;

it('finds the style sheets', () => {
  expect(sheets.length).toBeGreaterThan(100);
});

it('no selector of the administration makes the browser style all around an element again whenever one is added or removed', () => {
  const found = sheets
    // The visitors' pages gain or lose few elements at a time.
    .filter((sheet) => !sheet.includes('/public/'))
    .filter((sheet) => matchesAnySibling.test(readFileSync(join(root, sheet), 'utf8')));
  expect(found).toEqual([]);
});

it('no selector makes the browser search the page for an element whenever one is added or removed', () => {
  const found = sheets.filter((sheet) => searchesPage.test(readFileSync(join(root, sheet), 'utf8')));
  expect(found).toEqual([]);
});

it('no list is announced as something else because `list-style: none` hides its bullets', () => {
  const found = sheets
    // Hides the triangle of `summary`, and the bullets of lists without `none`.
    .filter((sheet) => sheet !== 'packages/ui/src/styles/base.css')
    .filter((sheet) => /list-style(?:-type)?:\s*none/.test(readFileSync(join(root, sheet), 'utf8')));
  expect(found).toEqual([]);
});

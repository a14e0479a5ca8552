import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withFieldTypeTexts } from '@form-portal/domain';
import { bundledCatalogue } from '@form-portal/domain/texts';
import { fieldTypes } from '@form-portal/field-types';
import { expect, it } from 'vitest';
import { root } from './run-steps.ts';

const guide = readFileSync(join(root, 'docs/form-makers.md'), 'utf8');

it('the guide for form makers has every field type that the form builder offers', () => {
  const [, section = ''] = /^## Field types\n(.*?)^## /ms.exec(guide) ?? [];
  const named = [...section.matchAll(/^\| ([^|]+?) +\|/gm)].flatMap(([, names = '']) => names.split(', '));
  const offered = fieldTypes.all.filter((type) => type.offered);

  expect(named).toEqual(
    expect.arrayContaining(offered.map(({ labelKey, texts }) => texts[labelKey]?.['gb'])),
  );
});

it('the guide for form makers quotes texts of the screen in italics, word for word', () => {
  const english = withFieldTypeTexts(bundledCatalogue, fieldTypes.all)['gb']?.texts ?? {};
  const quotable = new Set(Object.values(english).flatMap(quotesOf));
  const quoted = [...guide.replaceAll('\n', ' ').matchAll(/(?<!\w)_([^_]+)_(?!\w)/g)].flatMap(
    ([, path = '']) => path.split(' → '),
  );

  expect(quoted.length).toBeGreaterThan(50);
  expect(quoted.filter((words) => !quotable.has(words))).toEqual([]);
});

/** How the guide may quote a text: whole, or its beginning up to a full stop or a colon; with `…` in place of what differs. */
function quotesOf(text: string): readonly string[] {
  const [beginning = ''] = text.split(/[.:](?: |$)/);
  return [text, beginning].map((quoted) => quoted.replaceAll(/\{\w+\}/g, '…'));
}

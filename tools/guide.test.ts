import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fieldTypes } from '@form-portal/field-types';
import { expect, it } from 'vitest';
import { root } from './run-steps.ts';

it('the guide for form makers has every field type that the form builder offers', () => {
  const guide = readFileSync(join(root, 'docs/form-makers.md'), 'utf8');
  const [, section = ''] = /^## Field types\n(.*?)^## /ms.exec(guide) ?? [];
  const named = [...section.matchAll(/^\| ([^|]+?) +\|/gm)].flatMap(([, names = '']) => names.split(', '));
  const offered = fieldTypes.all.filter((type) => type.offered);

  expect(named).toEqual(
    expect.arrayContaining(offered.map(({ labelKey, texts }) => texts[labelKey]?.['gb'])),
  );
});

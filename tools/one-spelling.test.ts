import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { identityAttributes } from '@form-portal/domain';
import { expect, it } from 'vitest';
import { root } from './run-steps.ts';

const table = 'packages/domain/src/identity/identity-attributes.ts';

/** Names other than plain Finnish words, which labels may use. */
const spellings = Object.values(identityAttributes)
  .flatMap(({ formFlag, setting, session }) => [formFlag, setting, session])
  .filter((spelling) => !/^(sukunimi|etunimet|kotikunta)$/i.test(spelling));

function sources(): readonly string[] {
  return readdirSync(join(root, 'packages'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /^[\w-]+\/src\/.*\.tsx?$/.test(path) && !/\.test\.|\/testing\//.test(path))
    .map((path) => `packages/${path}`);
}

it('the names of identity attributes are spelled only in their table', () => {
  const found = sources().filter((path) => {
    const source = readFileSync(join(root, path), 'utf8');
    return spellings.some((spelling) => new RegExp(`\\b${spelling}\\b`).test(source));
  });

  expect(found).toEqual([table]);
});

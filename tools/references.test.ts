import { describe, expect, it } from 'vitest';
import { missingPaths, referenceFaults } from './references.ts';

describe('referenceFaults', () => {
  it.each([
    'as specification §5 and specification D13 say',
    'see decision 0022, docs/design.md#selection',
    '/**\n * The rules of the\n * specification. D is a letter.\n */',
  ])('accepts %j', (text) => {
    expect(referenceFaults(text)).toEqual([]);
  });

  it.each([
    ['see specification D99', 1],
    ['first line\nsee decision 9999', 2],
    ['see docs/no-such-file.md', 1],
    ['answers are checked once (D4, D15)', 1],
    ['Decision D25 lets it', 1],
    ['see docs/design.md#no-such-heading', 1],
  ])('finds what leads nowhere in %j', (text, line) => {
    expect(referenceFaults(text)).toMatchObject([{ line }]);
  });

  it.each([
    ['/**\n * Only the server sees them (specification\n * §5).\n */', 2],
    ['// A client chooses its id (specification\n// D9).', 1],
    ['nobody is locked out (decision\n0030)', 1],
    ['both count (specification D11 and\n * D47)', 1],
  ])('finds a reference that is broken over lines in %j', (text, line) => {
    expect(referenceFaults(text)).toMatchObject([{ line, problem: expect.stringContaining('two lines') }]);
  });
});

describe('missingPaths', () => {
  const files = [
    'packages/server/src/delivery/deliver-one.ts',
    'packages/web/src/admin/editor/canvas/block.tsx',
  ];

  it('finds files and folders by the end of their path', () => {
    expect(missingPaths('`delivery/deliver-one.ts`, `deliver-one.ts` and `canvas/` draw.', files)).toEqual(
      [],
    );
  });

  it('names what does not exist', () => {
    expect(missingPaths('`delivery/one.ts`, `liver-one.ts`, `panel/`', files)).toEqual([
      'delivery/one.ts',
      'liver-one.ts',
      'panel/',
    ]);
  });
});

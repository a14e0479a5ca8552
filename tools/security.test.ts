import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { hasAnchor } from './headings.ts';
import { root } from './run-steps.ts';
import { quotationsIn } from './test-sentences.ts';

const page = readFileSync(join(root, 'docs/security.md'), 'utf8');

/**
 * Number of requirements of levels 1 and 2 in each section of ASVS 5.0.0; those of level 3 come after them.
 */
const required: Readonly<Record<string, number>> = {
  ...{ '1.1': 2, '1.2': 9, '1.3': 11, '1.4': 3, '1.5': 2, '2.1': 3, '2.2': 3, '2.3': 4, '2.4': 1 },
  ...{ '3.2': 2, '3.3': 4, '3.4': 6, '3.5': 5, '3.7': 2, '4.1': 3, '4.2': 1, '4.3': 2, '4.4': 4 },
  ...{
    '5.1': 1,
    '5.2': 3,
    '5.3': 2,
    '5.4': 3,
    '6.1': 3,
    '6.2': 12,
    '6.3': 4,
    '6.4': 4,
    '6.5': 5,
    '6.6': 3,
    '6.8': 4,
  },
  ...{ '7.1': 3, '7.2': 4, '7.3': 2, '7.4': 5, '7.5': 2, '7.6': 2, '8.1': 2, '8.2': 3, '8.3': 1, '8.4': 1 },
  ...{ '9.1': 3, '9.2': 4, '10.1': 2, '10.2': 2, '10.3': 4, '10.4': 11, '10.5': 5, '10.6': 2, '10.7': 3 },
  ...{ '11.1': 2, '11.2': 3, '11.3': 3, '11.4': 4, '11.5': 1, '11.6': 1, '12.1': 3, '12.2': 2, '12.3': 4 },
  ...{
    '13.1': 1,
    '13.2': 5,
    '13.3': 2,
    '13.4': 5,
    '14.1': 2,
    '14.2': 4,
    '14.3': 3,
    '15.1': 3,
    '15.2': 3,
    '15.3': 7,
  },
  ...{ '16.1': 1, '16.2': 5, '16.3': 4, '16.4': 3, '16.5': 3, '17.1': 1, '17.2': 4, '17.3': 2 },
};

const rows = [...page.matchAll(/^\| (\d+\.\d+\.\d+) \| .+? \| (.+?) \| (.+) \|$/gm)].map(
  ([, number = '', state = '', shown = '']) => ({ number, state, shown }),
);

/** Returns the requirements in a line of those that do not apply: `6.6.1, 6.6.2`, `10.4.1 to 10.4.11`. */
function numbersIn(line: string): readonly string[] {
  return [...line.matchAll(/(\d+\.\d+)\.(\d+)(?: to \1\.(\d+))?/g)].flatMap(
    ([, section = '', first = '', last = first]) =>
      Array.from(
        { length: Number(last) - Number(first) + 1 },
        (_, index) => `${section}.${Number(first) + index}`,
      ),
  );
}

describe('docs/security.md', () => {
  it('judges every requirement of levels 1 and 2, or says why it does not apply, exactly once', () => {
    const outside = [...page.matchAll(/^Does not apply: .+$/gm)].flatMap(([line]) => numbersIn(line));
    const wanted = Object.entries(required).flatMap(([section, count]) =>
      Array.from({ length: count }, (_, index) => `${section}.${index + 1}`),
    );

    expect([...rows.map(({ number }) => number), ...outside].sort()).toEqual(wanted.sort());
  });

  it('uses three states, and proves or explains each', () => {
    const vague = rows.filter(
      ({ state, shown }) => !['met', 'partly', 'not met'].includes(state) || shown.trim() === '',
    );

    expect(vague).toEqual([]);
  });

  it('links only to existing targets', () => {
    const lost = [...page.matchAll(/\]\((?!https:)([^)#]*)(?:#([^)]+))?\)/g)].filter(
      ([, path = '', anchor]) => {
        const file = join('docs', path === '' ? 'security.md' : path);
        return !existsSync(join(root, file)) || (anchor !== undefined && !hasAnchor(file, anchor));
      },
    );

    expect(lost.map(([link]) => link)).toEqual([]);
  });

  it('writes every quotation as a link and part of a test title', () => {
    expect(quotationsIn(page)).toHaveLength([...page.matchAll(/ “/g)].length);
  });
});

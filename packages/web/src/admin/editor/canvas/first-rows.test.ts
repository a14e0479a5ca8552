import { sections } from '@form-portal/domain';
import { drawn } from '@form-portal/domain/testing';
import { describe, expect, it } from 'vitest';
import { firstRows } from './first-rows.ts';
import type { Section } from '@form-portal/domain';

const parts = sections(drawn('a G(b+c d) H() e').form);

const [first, second] = [parts.slice(0, 2), parts.slice(2)];
const pages = [first, second].map((content) => ({ page: null, sections: content }));

/** The first rows of the form on two pages. */
function drawnParts(count: number): readonly Section[] {
  return firstRows(pages, count).flatMap((page) => page.sections);
}

function linesOf(lines: number): string {
  return drawnParts(lines)
    .map(({ group, rows }) => {
      const written = rows.map((row) => row.map(({ label }) => Object.values(label)[0]).join('+')).join(' ');
      return group === null ? written : `${Object.values(group.name)[0] ?? ''}(${written})`;
    })
    .join(' ');
}

describe('the first rows of a form', () => {
  it.each([
    [0, ''],
    [1, 'a'],
    [2, 'a G(b+c)'],
    [3, 'a G(b+c d)'],
    [4, 'a G(b+c d) H()'],
    [5, 'a G(b+c d) H() e'],
    [Infinity, 'a G(b+c d) H() e'],
  ])('are, up to %d of them, %o', (lines, expected) => {
    expect(linesOf(lines)).toBe(expected);
  });

  it('keep the identity of complete sections, so that they are not rendered again', () => {
    expect(drawnParts(3)).toEqual(parts.slice(0, 2));
    expect(drawnParts(3)[1]).toBe(parts[1]);
  });
});

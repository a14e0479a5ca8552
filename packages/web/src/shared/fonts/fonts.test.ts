import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('./fonts.css', import.meta.url), 'utf8');
const recipe = readFileSync(new URL('./make-portal-sans.py', import.meta.url), 'utf8');

interface Face {
  readonly weight: string | undefined;
  readonly letters: ReadonlySet<number>;
}

function lettersOf(ranges: string): ReadonlySet<number> {
  const letters = ranges.split(',').flatMap((range) => {
    const [from = '', to = from] = range.trim().replace(/^U\+/, '').split('-');
    const first = parseInt(from, 16);
    return Array.from({ length: parseInt(to, 16) - first + 1 }, (_, at) => first + at);
  });
  return new Set(letters);
}

const faces: readonly Face[] = css
  .split('@font-face')
  .filter((face) => face.includes("font-family: 'Portal Sans';"))
  .map((face) => ({
    weight: /font-weight: ([^;]+);/.exec(face)?.[1],
    letters: lettersOf(/unicode-range:([^;]+);/.exec(face)?.[1] ?? ''),
  }));

describe('the portal’s font', () => {
  it('declares the same weights in every face, or browsers would treat it as several fonts', () => {
    expect(faces).toHaveLength(8);
    expect(new Set(faces.map(({ weight }) => weight)).size).toBe(1);
  });

  it('has every letter of Finnish, Swedish and English in its first file, and that one alone', () => {
    const [first, ...others] = faces;
    for (const letter of 'abcXYZ0129åäöÅÄÖéü.,:;!?()–—’”…€−•') {
      expect(first?.letters.has(letter.codePointAt(0) ?? 0), letter).toBe(true);
    }
    const both = others.flatMap(({ letters }) => [...letters].filter((letter) => first?.letters.has(letter)));
    expect(both).toEqual([]);
  });

  it('lists the letters of the first file as its recipe does', () => {
    const ranges = /RANGES = \(([^)]+)\)/.exec(recipe)?.[1]?.replace(/["\s]/g, '') ?? '';
    expect([...lettersOf(ranges)]).toEqual([...(faces[0]?.letters ?? [])]);
  });
});

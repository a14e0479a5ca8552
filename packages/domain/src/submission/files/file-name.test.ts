import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maxHostileMs, slowestHostileMs } from '../../testing/hostile-texts.ts';
import { cleanFileName, maxFileNameBytes, uniqueName, utf8Length } from './file-name.ts';

function cleaned(name: string): string | undefined {
  const result = cleanFileName(name);
  return result.ok ? result.value : undefined;
}

const oddText = fc.string({
  unit: fc.oneof(
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
    fc.constantFrom('/', '\\', '.', ' ', '\0', '\u202E', '\u0301', 'CON', '<', 'ä', '💥', '\uD800', '..'),
  ),
  maxLength: 120,
});

describe('cleanFileName', () => {
  it.each([
    ['an ordinary name', 'plan 2027.pdf', 'plan 2027.pdf'],
    ['a Unix path', '../../etc/passwd.txt', 'passwd.txt'],
    ['a Windows path', 'C:\\Users\\me\\plan.pdf', 'plan.pdf'],
    ['a decomposed letter', 'A\u0308iti.pdf', 'Äiti.pdf'],
    ['a NUL that hides the extension', 'plan.exe\0.pdf', 'plan.exe.pdf'],
    ['a line break', 'plan\r\n.pdf', 'plan.pdf'],
    ['an override that turns the direction of text', 'plan\u202Efdp.exe', 'planfdp.exe'],
    ['an isolate that turns the direction of text', 'plan\u2067fdp\u2069.pdf', 'planfdp.pdf'],
    ['an invisible blank', 'pl\u200Ban.pdf', 'plan.pdf'],
    ['letters that compose once an invisible blank is removed', 'A\u200B\u0308iti.pdf', 'Äiti.pdf'],
    ['trailing dots and blanks', ' plan.exe. . ', 'plan.exe'],
    ['a Windows stream', 'plan.pdf:evil.exe', 'plan.pdf_evil.exe'],
    ['what file systems refuse', 'a<b>|"c"?*.pdf', 'a_b___c___.pdf'],
    ['a device name', 'CON', '_CON'],
    ['a device name with extensions', 'lpt1.tar.gz', '_lpt1.tar.gz'],
    ['a name that only begins like a device', 'console.log', 'console.log'],
    ['a dot file', '.profile', '.profile'],
    ['a lone surrogate', 'plan\uD83D.pdf', 'plan\uFFFD.pdf'],
    ['emoji with joiners', '👩‍🚒.png', '👩‍🚒.png'],
  ])('cleans %s', (_name, received, kept) => {
    expect(cleaned(received)).toBe(kept);
  });

  it.each(['', '   ', '.', '..', '...', '/', 'folder/', '\\', '\0\0', '\u202E', '..\\..', '_', '\u200D.'])(
    'refuses %o, of which nothing is left',
    (received) => {
      expect(cleanFileName(received)).toMatchObject({ problems: [{ code: 'attachment.name-invalid' }] });
    },
  );

  it('takes linear time with any name', () => {
    expect(slowestHostileMs(cleanFileName)).toBeLessThan(maxHostileMs);
  });

  it('truncates a long name and keeps its extension', () => {
    const kept = cleaned(`${'ä'.repeat(300)}.pdf`) ?? '';

    expect(kept).toBe(`${'ä'.repeat(98)}.pdf`);
    expect(utf8Length(kept)).toBe(maxFileNameBytes);
    expect(cleaned(`${'x'.repeat(196)}.pdf`)).toBe(`${'x'.repeat(196)}.pdf`);
    expect(cleaned(`${'x'.repeat(197)}.pdf`)).toBe(`${'x'.repeat(196)}.pdf`);
  });

  it('truncates a name with a long extension', () => {
    expect(utf8Length(cleaned(`a.${'x'.repeat(300)}`) ?? '')).toBe(maxFileNameBytes);
  });

  it('gives a short name without invisible characters or a path, and is idempotent', () => {
    fc.assert(
      fc.property(oddText, (received) => {
        const name = cleaned(received);
        if (name === undefined) return;
        expect(utf8Length(name)).toBeLessThanOrEqual(maxFileNameBytes);
        expect(name).not.toMatch(/[/\\<>:"|?*\p{Cc}\u202A-\u202E\u2066-\u2069]|^\s|[.\s]$/u);
        expect(name).toBe(name.normalize('NFC'));
        expect(cleaned(name)).toBe(name);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('uniqueName', () => {
  it.each([
    ['a name that is free', 'plan.pdf', ['other.pdf'], 'plan.pdf'],
    ['a name that is taken', 'plan.pdf', ['plan.pdf'], 'plan (2).pdf'],
    ['a name that is taken in another case', 'Plan.PDF', ['plan.pdf'], 'Plan (2).PDF'],
    ['a name that is taken twice', 'plan.pdf', ['plan.pdf', 'plan (2).pdf'], 'plan (3).pdf'],
    ['a name without an extension', 'plan', ['plan'], 'plan (2)'],
    ['a dot file', '.profile', ['.profile'], '.profile (2)'],
  ])('of %s', (_name, name, taken, unique) => {
    expect(uniqueName(name, taken)).toBe(unique);
  });

  it('is unused and within the length limit of a file name', () => {
    const name = `${'ä'.repeat(98)}.pdf`;
    const second = uniqueName(name, [name]);

    expect(second).toBe(`${'ä'.repeat(96)} (2).pdf`);
    expect(utf8Length(second)).toBeLessThanOrEqual(maxFileNameBytes);
    expect(uniqueName(name, [name, second])).toBe(`${'ä'.repeat(96)} (3).pdf`);
  });
});

describe('utf8Length', () => {
  it('counts the same bytes as an encoder', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(utf8Length(text)).toBe(new TextEncoder().encode(text).length);
      }),
    );
  });
});

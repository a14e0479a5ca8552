import { describe, expect, it } from 'vitest';
import { contrastAdvice } from './contrast-advice.ts';
import { defaultThemeColours } from './derive-theme.ts';

describe('contrastAdvice', () => {
  it('accepts the product colours', () => {
    const advice = contrastAdvice(defaultThemeColours);

    expect(advice.map(({ suggestion }) => suggestion)).toEqual([null, null, null]);
    expect(advice[0]?.ratio).toBeCloseTo(12.7, 1);
    expect(advice[2]?.ratio).toBeCloseTo(6.2, 1);
  });

  it('returns ratio, requirement and safe colour of a weak accent', () => {
    const advice = contrastAdvice({ ...defaultThemeColours, accent: '#2f9aa3' });

    expect(advice.slice(1)).toEqual([
      {
        colour: 'accent',
        against: 'surface',
        ratio: expect.closeTo(3.35, 2),
        needed: 4.5,
        suggestion: '#00767e',
      },
      {
        colour: 'accentText',
        against: 'accent',
        ratio: expect.closeTo(3.35, 2),
        needed: 4.5,
        suggestion: '#14222b',
      },
    ]);
  });

  it('returns the safe text colour for a header with unreadable text', () => {
    const [primaryText] = contrastAdvice({
      ...defaultThemeColours,
      primary: '#ffffff',
      primaryText: '#eeeeee',
    });

    expect(primaryText).toMatchObject({ colour: 'primaryText', suggestion: '#14222b' });
  });
});

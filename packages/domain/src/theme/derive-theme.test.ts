import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ThemeColours } from '../settings/settings.ts';
import { arbitraryColour } from '../testing/arbitrary-colour.ts';
import { contrast } from './contrast.ts';
import { defaultThemeColours, deriveTheme } from './derive-theme.ts';
import { neutrals, type ThemeMode, type ThemeTokens } from './theme-tokens.ts';

/** Every pair used by the pages: colour, background, required contrast. */
function drawnPairs(
  tokens: ThemeTokens,
  mode: ThemeMode,
): readonly (readonly [string, string, string, number])[] {
  const { ink, ink2, surface, canvas } = neutrals[mode];
  return [
    ['primary text', tokens.primaryText, tokens.primary, 4.5],
    ['accent text', tokens.accentText, tokens.accentFill, 4.5],
    ['accent text, hovered', tokens.accentText, tokens.accentHover, 4.5],
    ['accent text, pressed', tokens.accentText, tokens.accentActive, 4.5],
    ['link on canvas', tokens.link, canvas, 4.5],
    ['link on surface', tokens.link, surface, 4.5],
    ['link on tint', tokens.link, tokens.tint, 4.5],
    ['ink on tint', ink, tokens.tint, 4.5],
    ['secondary ink on tint', ink2, tokens.tint, 4.5],
    ['ink on tint-2', ink, tokens.tint2, 4.5],
    ['secondary ink on tint-2', ink2, tokens.tint2, 4.5],
    ['control mark', tokens.controlMark, tokens.control, 4.5],
    ['control', tokens.control, surface, 3],
  ];
}

function weakPairs(colours: ThemeColours): readonly string[] {
  return (['light', 'dark'] as const).flatMap((mode) =>
    drawnPairs(deriveTheme(colours, mode), mode)
      .filter(([, colour, background, needed]) => contrast(colour, background) < needed)
      .map(([name, colour, background]) => `${mode}: ${name} ${colour} on ${background}`),
  );
}

const anyTheme: fc.Arbitrary<ThemeColours> = fc.record({
  primary: arbitraryColour,
  primaryText: arbitraryColour,
  accent: arbitraryColour,
  accentText: arbitraryColour,
});

// Typical brand colours: every hue, saturated and pale, and both ends of grey.
const brandColours = [
  ['#0000bf', '#ffffff'],
  ['#003580', '#ffffff'],
  ['#e30613', '#ffffff'],
  ['#ffd84d', '#ffffff'],
  ['#9fd0d6', '#ffffff'],
  ['#2f9aa3', '#ffffff'],
  ['#009246', '#ffffff'],
  ['#8dc63f', '#ffffff'],
  ['#ff6600', '#ffffff'],
  ['#ffcc00', '#000000'],
  ['#ffff00', '#ffffff'],
  ['#00ff00', '#ffffff'],
  ['#00ffff', '#ff0000'],
  ['#ff00ff', '#ffffff'],
  ['#ff0000', '#00ff00'],
  ['#0000ff', '#ff0000'],
  ['#7a1fa2', '#ffffff'],
  ['#c2a2da', '#ffffff'],
  ['#f5a3c7', '#333333'],
  ['#000000', '#ffffff'],
  ['#ffffff', '#000000'],
  ['#ffffff', '#ffffff'],
  ['#000000', '#000000'],
  ['#808080', '#808080'],
  ['#777777', '#ffffff'],
  ['#757575', '#ffffff'],
  ['#969696', '#000000'],
  ['#004b87', '#ffc61e'],
  ['#00a3ad', '#ffffff'],
  ['#61bf1a', '#ffffff'],
  ['#d80073', '#ffffff'],
  ['#6d2e46', '#f2e3d5'],
  ['#f2e3d5', '#6d2e46'],
  ['#113311', '#aaffaa'],
  ['#331100', '#ffeecc'],
  ['#1d1d1b', '#ffffff'],
  ['#bd2719', '#ffffff'],
  ['#0072c6', '#ffffff'],
  ['#fd4f00', '#000000'],
  ['#2b2b2b', '#444444'],
] as const;

describe('deriveTheme', () => {
  it('keeps every pair of 500 random themes readable in both modes', () => {
    fc.assert(
      fc.property(anyTheme, (colours) => {
        expect(weakPairs(colours)).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  it('keeps every pair of 40 brand themes readable in both modes', () => {
    expect(brandColours).toHaveLength(40);
    for (const [fill, text] of brandColours) {
      const colours = { primary: fill, primaryText: text, accent: fill, accentText: text };
      expect(weakPairs(colours), `${fill} with ${text}`).toEqual([]);
    }
  });

  it('uses the product colours unchanged', () => {
    expect(deriveTheme(defaultThemeColours, 'light')).toMatchObject({
      primary: '#10364a',
      primaryText: '#ffffff',
      accentFill: '#0a6c74',
      accentText: '#ffffff',
      link: '#0a6c74',
      control: '#0a6c74',
    });
  });

  it.each([
    ['#0a6c74', 'dark', { accentFill: '#1d767e', link: '#4fa1a9', tint: '#183032' }],
    ['#ffd84d', 'light', { accentFill: '#ffd84d', accentText: '#14222b', link: '#7e6710' }],
    ['#9fd0d6', 'light', { link: '#427076' }],
    ['#2f9aa3', 'light', { accentText: '#14222b', link: '#00767e' }],
  ] as const)('gives the published colours for accent %s in %s mode', (accent, mode, published) => {
    expect(deriveTheme({ ...defaultThemeColours, accent }, mode)).toMatchObject(published);
  });

  it('uses pure black when neither the chosen text colour, white nor ink is readable', () => {
    const tokens = deriveTheme({ ...defaultThemeColours, accent: '#7a7a7a' }, 'light');

    expect(contrast('#ffffff', '#7a7a7a')).toBeLessThan(4.5);
    expect(contrast('#14222b', '#7a7a7a')).toBeLessThan(4.5);
    expect(tokens.accentText).toBe('#000000');
  });

  it('darkens a fill under light text and lightens it under dark text', () => {
    const light = deriveTheme(defaultThemeColours, 'light');
    const dark = deriveTheme({ ...defaultThemeColours, accent: '#ffd84d' }, 'light');

    expect(contrast(light.accentHover, '#ffffff')).toBeGreaterThan(contrast(light.accentFill, '#ffffff'));
    expect(contrast(dark.accentHover, '#ffffff')).toBeLessThan(contrast(dark.accentFill, '#ffffff'));
    expect(light.accentHoverRing).toBe('transparent');
  });

  it('keeps the fill and adds a ring when no step is possible', () => {
    const tokens = deriveTheme({ ...defaultThemeColours, accent: '#000000' }, 'light');

    expect(tokens.accentHover).toBe('#000000');
    expect(tokens.accentHoverRing).toBe(tokens.accentText);
  });

  it('replaces an invalid colour by the product colour, so that it never reaches a stylesheet', () => {
    const tokens = deriveTheme({ ...defaultThemeColours, primary: 'red}body{display:none' }, 'light');

    expect(tokens.primary).toBe(defaultThemeColours.primary);
  });
});

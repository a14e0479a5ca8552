import { describe, expect, it } from 'vitest';
import { defaultThemeColours, deriveTheme } from './derive-theme.ts';
import { themeCss } from './theme-css.ts';
import { themeProperties } from './theme-tokens.ts';

describe('themeCss', () => {
  const css = themeCss(defaultThemeColours);

  it('sets every derived property for light, for dark by system preference and for dark by choice', () => {
    for (const property of Object.values(themeProperties))
      expect(css.split(`${property}:#`).length - 1 + css.split(`${property}:transparent`).length - 1).toBe(3);
  });

  it('contains the colours of both modes', () => {
    expect(css).toContain(`--link:${deriveTheme(defaultThemeColours, 'light').link}`);
    expect(css).toContain(`--link:${deriveTheme(defaultThemeColours, 'dark').link}`);
  });

  it('contains no value injected through a setting', () => {
    const hostile = themeCss({ ...defaultThemeColours, accentText: '#fff;}</style><script>' });

    expect(hostile).not.toContain('<');
    expect(hostile).toBe(css);
  });
});

import type { ThemeColours } from '../settings/settings.ts';
import { deriveTheme } from './derive-theme.ts';
import { themeProperties, themeTokenNames, type ThemeMode } from './theme-tokens.ts';

function declarations(colours: ThemeColours, mode: ThemeMode): string {
  const tokens = deriveTheme(colours, mode);
  return themeTokenNames.map((name) => `${themeProperties[name]}:${tokens[name]}`).join(';');
}

/**
 * Returns the stylesheet of the site's theme: light by default, dark by system preference, and either by
 * `data-theme` on the root or on a part of the page (the preview in the settings). Contains only `#rrggbb`
 * values, so it is safe inside a style element.
 */
export function themeCss(colours: ThemeColours): string {
  const light = declarations(colours, 'light');
  const dark = declarations(colours, 'dark');
  return (
    `:root,[data-theme='light']{${light}}` +
    `@media (prefers-color-scheme:dark){:root:not([data-theme='light']){${dark}}}` +
    `[data-theme='dark']{${dark}}`
  );
}

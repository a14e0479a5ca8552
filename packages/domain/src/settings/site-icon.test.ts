import { expect, it } from 'vitest';
import { siteIconLinks } from './site-icon.ts';

const [light, dark] = ['/logos/light.svg', '/logos/dark.png'];

it.each([
  ['the portal’s on a site without a logo', '', '', '<link rel="icon" href="/own.svg" type="image/svg+xml">'],
  ['the site’s logo', light, '', '<link rel="icon" href="/logos/light.svg" type="image/svg+xml">'],
  [
    'the variant of the logo for each mode',
    light,
    dark,
    '<link rel="icon" href="/logos/dark.png" type="image/png" media="(prefers-color-scheme: dark)">' +
      '<link rel="icon" href="/logos/light.svg" type="image/svg+xml" media="(prefers-color-scheme: light)">',
  ],
])('the icon of the browser’s tab is %s', (_what, lightLogo, darkLogo, links) => {
  expect(siteIconLinks({ light: lightLogo, dark: darkLogo }, '/own.svg')).toBe(links);
});

import { logoMediaTypes, type SiteLogo } from './logo.ts';

/**
 * The elements in a page's head that name the icon of the browser's tab: the site's logo, in dark mode its
 * dark variant; the portal's own SVG icon on a site without a logo.
 */
export function siteIconLinks({ light, dark }: SiteLogo, portalIcon: string): string {
  if (light === '') return iconLink(portalIcon);
  if (dark === '') return iconLink(light);
  // Browsers that do not know `media` here use the last one.
  return iconLink(dark, 'dark') + iconLink(light, 'light');
}

function iconLink(address: string, mode?: keyof SiteLogo): string {
  const type = address.endsWith('.png') ? logoMediaTypes.png : logoMediaTypes.svg;
  const media = mode === undefined ? '' : ` media="(prefers-color-scheme: ${mode})"`;
  return `<link rel="icon" href="${address}" type="${type}"${media}>`;
}

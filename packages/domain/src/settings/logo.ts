/** The media type of each kind of logo, by the extension of its path. */
export const logoMediaTypes = { svg: 'image/svg+xml', png: 'image/png' } as const;

/** Largest logo in bytes, and the largest width and height of a PNG in pixels. */
export const logoLimits = { bytes: 204_800, pixels: 2000 } as const;

/**
 * The logo before the site's name in the header, instead of the portal's mark. Each is the path of an
 * uploaded logo ({@link logoPath}); empty when there is none. Without a dark one the light one is shown in
 * dark mode too; a dark one alone is not shown.
 */
export interface SiteLogo {
  readonly light: string;
  readonly dark: string;
}

/** The logo of a new portal: none. */
export const noLogo: SiteLogo = { light: '', dark: '' };

/** Paths of uploaded logos on this site: `/logos/`, the SHA-256 of the content in hex, and `.svg` or `.png`. */
export const logoPath = /^\/logos\/[0-9a-f]{64}\.(svg|png)$/;

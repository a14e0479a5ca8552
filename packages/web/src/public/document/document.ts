import { escapeMarkup, siteIconLinks } from '@form-portal/domain';
import { pageDataId } from './page-data.ts';
import type { PublicPage, RenderedPage, SiteLogo } from '@form-portal/domain';
import type { PageAssets } from './page-assets.ts';

/** The order of the cascade layers (ui/tokens.css). Declared before the bundle, whose styles come in the order of its chunks. */
export const layerOrder = '@layer reset,tokens,base,components,screens;';

export interface DocumentParts {
  readonly languageTag: string;
  readonly title: string;
  readonly logo: SiteLogo;
  readonly assets: PageAssets;
  readonly kind: PublicPage['kind'];
  /** Content of the style element; not escaped. */
  readonly style: string;
  /** The rendered page; not escaped. */
  readonly body: string;
  /** Content of the element with the page's data; not escaped. */
  readonly pageData: string;
}

/**
 * Links at the end of the page: earlier, they would compete with the page on a slow connection, and on a slow processor requesting them
 * takes as long as rendering. No script runs before the stylesheet is loaded.
 */
function laterLinks({ assets, kind }: DocumentParts): string {
  const { script, scriptsOf, later } = assets;
  const styles =
    later === null
      ? []
      : [
          `<link rel="stylesheet" href="${later.stylesheet}">`,
          `<link rel="preload" href="${later.font}" as="font" type="font/woff2" crossorigin>`,
        ];
  const links = [
    ...styles,
    `<script type="module" src="${script}"></script>`,
    ...scriptsOf[kind].map((address) => `<link rel="modulepreload" href="${address}">`),
  ];
  return links.join('');
}

/** Roughly how many characters of the rendered page fill the first window. */
const firstWindow = 10_000;

/** The whole document: no inline script, no style attribute, one inline style element. */
export function writeDocument(parts: DocumentParts): Pick<RenderedPage, 'html' | 'firstLength'> {
  const { languageTag, title, logo, assets, style, body, pageData } = parts;
  const head =
    `<!doctype html><html lang="${escapeMarkup(languageTag)}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<title>${escapeMarkup(title)}</title><style>${style}</style>` +
    `${siteIconLinks(logo, assets.icon)}</head><body><div id="root">`;
  const html =
    `${head}${body}</div><script type="application/json" id="${pageDataId}">${pageData}</script>` +
    `${laterLinks(parts)}</body></html>`;
  const nextTag = body.indexOf('<', firstWindow);
  return { html, firstLength: head.length + (nextTag < 0 ? body.length : nextTag) };
}

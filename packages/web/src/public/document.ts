import { pageDataId } from './page-data.ts';
import type { PublicPage } from '@form-portal/domain';
import type { PageAssets } from './page-assets.ts';

/** The order of the stylesheet's layers (ui/tokens.css), said before the bundle, whose parts stand in the order of its chunks. */
export const layerOrder = '@layer reset,tokens,base,components,screens;';

export interface DocumentParts {
  readonly languageTag: string;
  readonly title: string;
  readonly assets: PageAssets;
  readonly kind: PublicPage['kind'];
  /** Content of the style element; written as it is. */
  readonly style: string;
  /** The drawn page; written as it is. */
  readonly body: string;
  /** Content of the element with the page's values; written as it is. */
  readonly pageData: string;
}

function escapeText(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

function headLinks({ assets, kind }: DocumentParts): string {
  const { script, scriptsOf, stylesheet, font, icon } = assets;
  const links = [
    ...(font === null ? [] : [`<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`]),
    ...(stylesheet === null ? [] : [`<link rel="stylesheet" href="${stylesheet}">`]),
    `<script type="module" src="${script}"></script>`,
    ...scriptsOf[kind].map((address) => `<link rel="modulepreload" href="${address}">`),
    `<link rel="icon" href="${icon}" type="image/svg+xml">`,
  ];
  return links.join('');
}

/** The whole document: no inline script, no style attribute, one inline style element. */
export function writeDocument(parts: DocumentParts): string {
  const { languageTag, title, style, body, pageData } = parts;
  return (
    `<!doctype html><html lang="${escapeText(languageTag)}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<title>${escapeText(title)}</title>` +
    `<style>${style}</style>${headLinks(parts)}</head><body>` +
    `<div id="root">${body}</div>` +
    `<script type="application/json" id="${pageDataId}">${pageData}</script>` +
    `</body></html>`
  );
}

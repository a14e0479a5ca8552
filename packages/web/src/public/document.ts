import { pageDataId } from './page-data.ts';
import type { PublicPage, RenderedPage } from '@form-portal/domain';
import type { PageAssets } from './page-assets.ts';

/** The order of the styles' layers (ui/tokens.css), said before the bundle, whose parts stand in the order of its chunks. */
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

/**
 * What the page asks for once it stands: before that, all of it would be in the way on a slow line, and asking takes a slow processor as
 * long as drawing. No script runs before the stylesheet is there.
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

/** Characters of the drawn page that fill the first window, roughly. */
const firstWindow = 10_000;

/** The whole document: no inline script, no style attribute, one inline style element. */
export function writeDocument(parts: DocumentParts): Pick<RenderedPage, 'html' | 'firstLength'> {
  const { languageTag, title, assets, style, body, pageData } = parts;
  const head =
    `<!doctype html><html lang="${escapeText(languageTag)}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<title>${escapeText(title)}</title><style>${style}</style>` +
    `<link rel="icon" href="${assets.icon}" type="image/svg+xml"></head><body><div id="root">`;
  const html =
    `${head}${body}</div><script type="application/json" id="${pageDataId}">${pageData}</script>` +
    `${laterLinks(parts)}</body></html>`;
  const nextTag = body.indexOf('<', firstWindow);
  return { html, firstLength: head.length + (nextTag < 0 ? body.length : nextTag) };
}

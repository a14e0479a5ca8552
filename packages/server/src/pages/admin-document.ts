import {
  escapeMarkup,
  siteIconLinks,
  themeCss,
  type AdminPageContext,
  type PageContext,
  type RenderedPage,
} from '@form-portal/domain';

/** The administrators' application: rendered in the browser, in one page for all of its addresses. */
export interface AdminPage extends Pick<
  AdminPageContext,
  'ownsVault' | 'holdsDeliveries' | 'sendsMail' | 'suomiFi'
> {
  readonly kind: 'admin';
  /** The built page with the placeholders that {@link adminDocument} fills in. */
  readonly template: string;
}

/** The order of the cascade layers (ui/tokens.css), declared before the stylesheet loads. */
const layerOrder = '@layer reset,tokens,base,components,screens;';

/** Which scripts addresses with a prefix need; written into the page by the build. */
const scriptsOfPages = /<!--scripts (\S+) (.*?)-->/g;

/** The link to the portal's icon, whose address the build wrote. */
const portalIcon = /<link rel="icon" href="([^"]+)"[^>]*>/;

/** The single page with the site's language, name and colours, and the initial data of its script. */
export function adminDocument(
  { template, ownsVault, holdsDeliveries, sendsMail, suomiFi }: AdminPage,
  context: PageContext,
): RenderedPage {
  const style = layerOrder + themeCss(context.settings.theme);
  const adminContext: AdminPageContext = { ...context, ownsVault, holdsDeliveries, sendsMail, suomiFi };
  // Without `<`, values cannot close the element that contains them.
  const values = JSON.stringify(adminContext).replaceAll('<', '\\u003c');
  const html = template
    .replace('%language-tag%', () => escapeMarkup(context.languageTag))
    .replace('%title%', () => escapeMarkup(context.settings.siteName))
    .replace(portalIcon, (_, address: string) => siteIconLinks(context.settings.logo, address))
    .replace('<!--style-->', () => `<style>${style}</style>`)
    .replace(scriptsOfPages, (_, start: string, scripts: string) =>
      context.path.startsWith(start) ? preloadLinks(scripts.split(' ')) : '',
    )
    .replace('%page-context%', () => values);
  return { html, firstLength: html.length, inlineStyles: [style] };
}

/** Preloads scripts that the page will need, so that they load in parallel with its entry script. */
function preloadLinks(scripts: readonly string[]): string {
  return scripts.map((script) => `<link rel="modulepreload" crossorigin href="${script}">`).join('');
}

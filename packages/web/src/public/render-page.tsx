import { themeCss } from '@form-portal/domain';
import { renderToString } from 'react-dom/server';
import { createI18n } from '../shared/i18n/i18n.ts';
import { markdownToHtml } from '../shared/markdown/markdown-to-html.ts';
import { UserMenu } from '../shared/shell/user/user-menu.tsx';
import { pageAssets } from './document/page-assets.ts';
import { layerOrder, writeDocument } from './document/document.ts';
import { firstStyles } from './document/first-styles.ts';
import { writePageData } from './document/page-data.ts';
import { PageRoot, initialI18nSource } from './page-root.tsx';
import { initialTitle } from './document/page-titles.ts';
import { identityOf } from './identity-of.ts';
import { ServerView } from './server-view.tsx';
import type { RenderPage } from '@form-portal/domain';

/** Renders a page for visitors; the server has no other renderer. */
export const renderPage: RenderPage = (page, context) => {
  const i18n = createI18n(initialI18nSource(context));
  const assets = pageAssets();
  const body = renderToString(
    <PageRoot
      context={context}
      markdownToHtml={markdownToHtml}
      userMenu={context.user === null ? null : <UserMenu user={context.user} identity={identityOf(page)} />}
    >
      <ServerView page={page} />
    </PageRoot>,
  );
  const style = layerOrder + themeCss(context.settings.theme) + firstStyles(assets.styles, body);
  const document = writeDocument({
    languageTag: context.languageTag,
    title: initialTitle(page, context, i18n),
    logo: context.settings.logo,
    assets,
    kind: page.kind,
    style,
    body,
    pageData: writePageData({ page, context }),
  });
  return { ...document, inlineStyles: [style] };
};

import { useEffect, useMemo, useState } from 'react';
import { createI18n } from '../shared/i18n/i18n.ts';
import { I18nContext } from '../shared/i18n/i18n-context.tsx';
import {
  removeLanguageFromAddress,
  initialLanguage,
  rememberLanguage,
} from '../shared/i18n/language-choice.ts';
import { MarkdownContext } from '../shared/markdown/markdown.tsx';
import { ErrorBoundary } from '../shared/shell/error-boundary.tsx';
import { PageFrame } from '../shared/shell/page-frame.tsx';
import { SiteContext } from '../shared/shell/site-context.tsx';
import type { LanguageCode, PageContext } from '@form-portal/domain';
import type { MarkdownToHtml } from '../shared/markdown/markdown-to-html.ts';
import type { I18nSource } from '../shared/i18n/i18n.ts';
import type { ReactElement, ReactNode } from 'react';

export interface PageRootProps {
  readonly context: PageContext;
  /** The parser on the server; null in the browser, which keeps the server's HTML until the language is changed. */
  readonly markdownToHtml: MarkdownToHtml | null;
  /** A prop, because only signed-in visitors load its script; null: nobody is signed in. */
  readonly userMenu: ReactNode;
  /** The page itself. */
  readonly children: ReactNode;
}

/** A public page with its frame and providers; the same on the server and in the browser. */
export function PageRoot({ context, markdownToHtml, userMenu, children }: PageRootProps): ReactElement {
  const { defaultLanguage } = context.settings;
  const [{ source, toHtml }, setState] = useState(() => ({
    source: initialI18nSource(context),
    toHtml: markdownToHtml,
  }));
  const i18n = useMemo(() => createI18n(source), [source]);

  const site = useMemo(() => {
    async function switchLanguage(language: LanguageCode): Promise<void> {
      const choice = context.languages.find(({ code }) => code === language);
      if (choice === undefined) return;
      const [{ fetchTexts }, { markdownToHtml: toHtml }] = await Promise.all([
        import('../shared/i18n/fetch-texts.ts'),
        import('../shared/markdown/markdown-to-html.ts'),
      ]);
      const { texts, textLanguages } = await fetchTexts(language, defaultLanguage);
      rememberLanguage(language);
      removeLanguageFromAddress();
      document.documentElement.lang = choice.languageTag;
      const source = {
        ...initialI18nSource(context),
        language,
        languageTag: choice.languageTag,
        texts,
        textLanguages,
      };
      setState({ source, toHtml });
    }
    return { ...context, switchLanguage };
  }, [context, defaultLanguage]);

  useEffect(() => {
    const { language, languages } = context;
    const initial = initialLanguage(language, languages);
    // When the texts can't be fetched, the page stays as the server rendered it; the picker shows the reason when it is used.
    if (initial !== language) site.switchLanguage(initial).catch(() => undefined);
  }, [context, site]);

  return (
    <SiteContext value={site}>
      <I18nContext value={i18n}>
        <MarkdownContext value={toHtml}>
          <ErrorBoundary message={i18n.text('renderError')}>
            <PageFrame userMenu={userMenu}>
              <ErrorBoundary message={i18n.text('renderError')}>{children}</ErrorBoundary>
            </PageFrame>
          </ErrorBoundary>
        </MarkdownContext>
      </I18nContext>
    </SiteContext>
  );
}

/** The language in which the server rendered the page. */
export function initialI18nSource(context: PageContext): I18nSource {
  const { language, languageTag, languages, hiddenLanguageTags, settings, timeZone, texts } = context;
  const { textLanguages = {} } = context;
  const offered = languages.map((choice) => [choice.code, choice.languageTag] as const);
  const tags = { ...hiddenLanguageTags, ...Object.fromEntries(offered) };
  return {
    language,
    languageTag,
    defaultLanguage: settings.defaultLanguage,
    timeZone,
    texts,
    textLanguages,
    tags,
  };
}

import { allTexts } from '@form-portal/domain';
import { ToastRegion, useToasts } from '@form-portal/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { fetchTexts } from '../../shared/i18n/fetch-texts.ts';
import { createI18n } from '../../shared/i18n/i18n.ts';
import { I18nContext } from '../../shared/i18n/i18n-context.tsx';
import { rememberLanguage } from '../../shared/i18n/language-choice.ts';
import { MarkdownContext } from '../../shared/markdown/markdown.tsx';
import { markdownToHtml } from '../../shared/markdown/markdown-to-html.ts';
import { ErrorBoundary } from '../../shared/shell/error-boundary.tsx';
import { LiveRegion } from '../../shared/shell/live-region.tsx';
import { SiteContext } from '../../shared/shell/site-context.tsx';
import { useFallbackMarks } from './fallback-marks.ts';
import { HeldDeliveriesContext } from './context/held-deliveries.ts';
import { SendsMailContext } from './context/sends-mail.ts';
import { SuomiFiContext } from './context/suomi-fi.ts';
import { OwnVaultContext } from './context/own-vault.ts';
import { languageChoices, SiteChangeContext, type SiteChange } from './context/site-change.ts';
import { ToastContext } from './context/toast-context.tsx';
import { useEndedSession } from './use-ended-session.ts';
import { useThemeColours } from './theme/use-theme-colours.ts';
import type { I18nSource } from '../../shared/i18n/i18n.ts';
import type { AdminPageContext, LanguageCode, PageContext, TextsWithLanguages } from '@form-portal/domain';
import type { QueryClient } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';

export interface AdminRootProps {
  readonly context: AdminPageContext;
  /** The cache of server calls, shared by all pages. */
  readonly client: QueryClient;
  readonly children: ReactNode;
}

/** The providers of every page of the administration: language, site, calls, live region and toasts. */
export function AdminRoot({ context: opened, client, children }: AdminRootProps): ReactElement {
  const [context, changeSite] = useState(opened);
  const [language, setLanguage] = useState(() => openedLanguage(context));
  const { toasts, show, dismiss } = useToasts();
  useThemeColours(context.settings.theme);
  useEndedSession();
  useDocumentLanguage(tagOf(context, language.code));
  const i18n = useFallbackMarks(
    useMemo(() => createI18n(i18nSource(context, language)), [context, language]),
    Object.keys(language.textLanguages).length > 0,
  );
  const site = useMemo(() => {
    async function switchLanguage(code: LanguageCode): Promise<void> {
      const texts = await fetchTexts(code, context.settings.defaultLanguage);
      rememberLanguage(code);
      setLanguage({ code, ...texts });
    }
    return { ...context, switchLanguage };
  }, [context]);
  const adopt = useMemo<SiteChange>(
    () => ({
      settings: (settings) => changeSite((now) => ({ ...now, settings })),
      catalogue: (catalogue) => {
        changeSite((now) => ({ ...now, languages: languageChoices(catalogue) }));
        setLanguage(({ code: before }) => {
          const { defaultLanguage } = context.settings;
          const code = Object.hasOwn(catalogue, before) ? before : defaultLanguage;
          return { code, ...allTexts(catalogue, code, defaultLanguage) };
        });
      },
    }),
    [context.settings],
  );
  return (
    <SiteContext value={site}>
      <I18nContext value={i18n}>
        <MarkdownContext value={markdownToHtml}>
          <QueryClientProvider client={client}>
            <LiveRegion>
              <ToastContext value={show}>
                <SiteChangeContext value={adopt}>
                  <OwnVaultContext value={opened.ownsVault}>
                    <HeldDeliveriesContext value={opened.holdsDeliveries}>
                      <SendsMailContext value={opened.sendsMail}>
                        <SuomiFiContext value={opened.suomiFi}>
                          <ErrorBoundary message={i18n.text('renderError')}>{children}</ErrorBoundary>
                        </SuomiFiContext>
                      </SendsMailContext>
                    </HeldDeliveriesContext>
                  </OwnVaultContext>
                </SiteChangeContext>
              </ToastContext>
              <ToastRegion toasts={toasts} dismiss={dismiss} />
            </LiveRegion>
          </QueryClientProvider>
        </MarkdownContext>
      </I18nContext>
    </SiteContext>
  );
}

/** Marks the document with the language of the page when that changes; the server has marked it with the first one. */
function useDocumentLanguage(tag: string): void {
  const marked = useRef(tag);
  useEffect(() => {
    if (marked.current === tag) return;
    marked.current = tag;
    document.documentElement.lang = tag;
  }, [tag]);
}

function tagOf({ languages }: PageContext, code: LanguageCode): string {
  return languages.find((choice) => choice.code === code)?.languageTag ?? 'und';
}

interface OpenedLanguage extends TextsWithLanguages {
  readonly code: LanguageCode;
}

function openedLanguage({ language, texts, textLanguages = {} }: PageContext): OpenedLanguage {
  return { code: language, texts, textLanguages };
}

function i18nSource(context: PageContext, { code, ...texts }: OpenedLanguage): I18nSource {
  const { settings, timeZone, languages } = context;
  const tags = Object.fromEntries(languages.map((choice) => [choice.code, choice.languageTag]));
  const languageTag = tagOf(context, code);
  return { language: code, languageTag, defaultLanguage: settings.defaultLanguage, timeZone, tags, ...texts };
}

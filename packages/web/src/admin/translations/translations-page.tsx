import { useQuery } from '@tanstack/react-query';
import { useI18n } from '../../shared/i18n/i18n-context.tsx';
import { usePageTitle } from '../../shared/shell/page-title.ts';
import { PageFailure } from '../shell/page-states/page-failure.tsx';
import { PageLoading } from '../shell/page-states/page-loading.tsx';
import { settingsDocument, siteDocumentQuery, translationsDocument } from '../site-document/site-document.ts';
import { TranslationsScreen } from './translations-screen.tsx';
import type { ReactElement } from 'react';

/** The portal's own texts in every language (specification §2, Translations page). */
export function TranslationsPage(): ReactElement {
  const { text } = useI18n();
  const translations = useQuery({ ...siteDocumentQuery(translationsDocument), staleTime: Infinity });
  const settings = useQuery({ ...siteDocumentQuery(settingsDocument), staleTime: Infinity });
  const error = translations.error ?? settings.error;
  usePageTitle(text('admin.nav.translations'));
  if (translations.data !== undefined && settings.data !== undefined) {
    return <TranslationsScreen translations={translations.data} settings={settings.data} />;
  }
  if (error === null) return <PageLoading />;
  return (
    <PageFailure
      error={error}
      onRetry={() => void Promise.all([translations.refetch(), settings.refetch()])}
    />
  );
}

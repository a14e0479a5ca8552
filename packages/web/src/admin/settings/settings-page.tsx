import { useQuery } from '@tanstack/react-query';
import { useI18n } from '../../shared/i18n/i18n-context.tsx';
import { usePageTitle } from '../../shared/shell/page-title.ts';
import { PageFailure } from '../shell/page-states/page-failure.tsx';
import { PageLoading } from '../shell/page-states/page-loading.tsx';
import { settingsDocument, siteDocumentQuery } from '../site-document/site-document.ts';
import { SettingsScreen } from './settings-screen.tsx';
import type { ReactElement } from 'react';

/** The settings of the whole site (specification §2, Settings page). */
export function SettingsPage(): ReactElement {
  const { text } = useI18n();
  const { data, error, refetch } = useQuery({
    ...siteDocumentQuery(settingsDocument),
    staleTime: Infinity,
  });
  usePageTitle(text('admin.site.settings'));
  if (data !== undefined) return <SettingsScreen opened={data} />;
  return error === null ? <PageLoading /> : <PageFailure error={error} onRetry={() => void refetch()} />;
}

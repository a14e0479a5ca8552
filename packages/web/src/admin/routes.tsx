import { prefetchEditorData, parseEditorTarget } from './editor/editor-data.ts';
import { AdminFrame } from './shell/admin-frame.tsx';
import { NotFound } from './shell/not-found.tsx';
import { PageLoading } from './shell/page-loading.tsx';
import { RouteFailure } from './shell/route-failure.tsx';
import type { QueryClient } from '@tanstack/react-query';
import type { RouteObject } from 'react-router';

/** The addresses of the administration (specification §2); each page's script comes when it is opened. A further page is one line. */
export function adminRoutes(client: QueryClient): RouteObject[] {
  return [
    {
      path: '/admin',
      Component: AdminFrame,
      ErrorBoundary: RouteFailure,
      HydrateFallback: PageLoading,
      children: [
        {
          index: true,
          lazy: async () => ({ Component: (await import('./my-forms/my-forms-page.tsx')).MyFormsPage }),
        },
        {
          path: 'submissions/:id?',
          lazy: async () => ({
            Component: (await import('./submissions/submissions-page.tsx')).SubmissionsPage,
          }),
        },
        {
          path: 'settings',
          lazy: async () => ({ Component: (await import('./settings/settings-page.tsx')).SettingsPage }),
        },
        {
          path: 'translations',
          lazy: async () => ({
            Component: (await import('./translations/translations-page.tsx')).TranslationsPage,
          }),
        },
        {
          path: 'vault/objects/:type?/:id?',
          lazy: async () => ({ Component: (await import('./vault/objects/objects-page.tsx')).ObjectsPage }),
        },
        {
          path: 'vault/:kind?/:id?',
          lazy: async () => ({ Component: (await import('./vault/frame/vault-page.tsx')).VaultPage }),
        },
        {
          path: 'audit',
          lazy: async () => ({ Component: (await import('./audit/audit-page.tsx')).AuditPage }),
        },
        {
          path: 'account',
          lazy: async () => ({ Component: (await import('./account/account-page.tsx')).AccountPage }),
        },
        {
          path: 'sessions',
          lazy: async () => ({ Component: (await import('./account/sessions-page.tsx')).SessionsPage }),
        },
        {
          path: 'data-requests',
          lazy: async () => ({
            Component: (await import('./data-requests/data-requests-page.tsx')).DataRequestsPage,
          }),
        },
        { path: '*', Component: NotFound },
      ],
    },
    {
      path: '/admin/form/:id/:tab?',
      ErrorBoundary: RouteFailure,
      HydrateFallback: PageLoading,
      lazy: async () => ({ Component: (await import('./editor/editor-page.tsx')).EditorPage }),
      // The form comes together with the editor's script, and not after it.
      loader: ({ params, request }) => {
        const what = parseEditorTarget(params['id'] ?? 'new', new URL(request.url).searchParams.get('copy'));
        if (what !== undefined) prefetchEditorData(client, what);
        return null;
      },
      shouldRevalidate: () => false,
    },
  ];
}

import { prefetchEditorData, parseEditorTarget } from './editor/editor-data.ts';
import { AdminFrame } from './shell/frame/admin-frame.tsx';
import { NotFound } from './shell/page-states/not-found.tsx';
import { PageLoading } from './shell/page-states/page-loading.tsx';
import { RouteFailure } from './shell/page-states/route-failure.tsx';
import { pageFrom } from './shell/page-states/script-load-error.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import type { RouteObject } from 'react-router';

/** The pages inside the frame; the script of each is loaded when it is opened. A new page is one line. */
const pages: RouteObject[] = [
  {
    index: true,
    lazy: pageFrom(async () => (await import('./my-forms/my-forms-page.tsx')).MyFormsPage),
  },
  {
    path: 'submissions/:id?',
    lazy: pageFrom(async () => (await import('./submissions/submissions-page.tsx')).SubmissionsPage),
  },
  {
    path: 'settings',
    lazy: pageFrom(async () => (await import('./settings/settings-page.tsx')).SettingsPage),
  },
  {
    path: 'translations',
    lazy: pageFrom(async () => (await import('./translations/translations-page.tsx')).TranslationsPage),
  },
  {
    path: 'vault/objects/:type?/:id?',
    lazy: pageFrom(async () => (await import('./vault/objects/objects-page.tsx')).ObjectsPage),
  },
  {
    path: 'vault/:kind?/:id?',
    lazy: pageFrom(async () => (await import('./vault/frame/vault-page.tsx')).VaultPage),
  },
  {
    path: 'audit',
    lazy: pageFrom(async () => (await import('./audit/audit-page.tsx')).AuditPage),
  },
  {
    path: 'account',
    lazy: pageFrom(async () => (await import('./account/account-page.tsx')).AccountPage),
  },
  {
    path: 'sessions',
    lazy: pageFrom(async () => (await import('./account/sessions-page.tsx')).SessionsPage),
  },
  {
    path: 'data-requests',
    lazy: pageFrom(async () => (await import('./data-requests/data-requests-page.tsx')).DataRequestsPage),
  },
  { path: '*', Component: NotFound },
];

/** The editor renders its own frame, which is missing when the editor fails. */
function FramedFailure(): ReactElement {
  return (
    <AdminFrame>
      <RouteFailure />
    </AdminFrame>
  );
}

/** The routes of the administration (specification §2). */
export function adminRoutes(client: QueryClient): RouteObject[] {
  return [
    {
      path: '/admin',
      Component: AdminFrame,
      HydrateFallback: PageLoading,
      // Not at the frame itself: failures of a page are shown inside the frame.
      children: [{ ErrorBoundary: RouteFailure, children: pages }],
    },
    {
      path: '/admin/form/:id/:tab?',
      ErrorBoundary: FramedFailure,
      HydrateFallback: PageLoading,
      lazy: pageFrom(async () => (await import('./editor/editor-page.tsx')).EditorPage),
      // The form loads in parallel with the editor's script.
      loader: ({ params, request }) => {
        const copyOf = new URL(request.url).searchParams.get('copy');
        const target = parseEditorTarget(params['id'] ?? 'new', copyOf);
        if (target !== undefined) prefetchEditorData(client, target);
        return null;
      },
      shouldRevalidate: () => false,
    },
  ];
}

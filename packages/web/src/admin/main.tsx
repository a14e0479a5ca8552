import '@form-portal/ui/tokens.css';
import '@form-portal/ui/base.css';
import '../shared/fonts/fonts.css';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { readPageContext } from './page-context.ts';
import { createQueryClient } from './api/query-client.ts';
import { adminRoutes } from './routes.tsx';
import { AdminRoot } from './shell/admin-root.tsx';
import { applyThemePreference } from './shell/theme/theme-preference.ts';

applyThemePreference();
const root = document.getElementById('root');
if (root === null) throw new Error('Root element not found');
const client = createQueryClient();
createRoot(root).render(
  <AdminRoot context={readPageContext(document)} client={client}>
    <RouterProvider router={createBrowserRouter(adminRoutes(client))} />
  </AdminRoot>,
);

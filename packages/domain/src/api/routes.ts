import { accountRoutes } from './account-routes.ts';
import { auditRoutes } from './audit-routes.ts';
import { dataRequestRoutes } from './data-request-routes.ts';
import { formRoutes } from './form-routes.ts';
import { operationRoutes } from './operation-routes.ts';
import type { Route } from './route.ts';
import { sessionRoutes } from './session-routes.ts';
import { siteRoutes } from './site-routes.ts';
import { submissionAdministrationRoutes } from './submission-administration-routes.ts';
import { submissionRoutes } from './submission-routes.ts';
import { submissionRulesRoutes } from './submission-rules-routes.ts';
import { vaultAdministrationRoutes } from './vault-administration-routes.ts';
import { vaultRoutes } from './vault-routes.ts';

/**
 * The table of HTTP calls by id: the server binds each route to a handler, and the OpenAPI document is
 * generated from it. Suomi.fi identification and single sign-on are not listed: they are browser
 * navigation, not API calls.
 */
export const routes = {
  ...siteRoutes,
  ...sessionRoutes,
  ...accountRoutes,
  ...formRoutes,
  ...submissionRoutes,
  ...submissionAdministrationRoutes,
  ...submissionRulesRoutes,
  ...vaultRoutes,
  ...vaultAdministrationRoutes,
  ...auditRoutes,
  ...dataRequestRoutes,
  ...operationRoutes,
} as const satisfies Readonly<Record<string, Route>>;

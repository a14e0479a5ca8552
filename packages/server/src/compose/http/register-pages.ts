import type { FastifyInstance } from 'fastify';
import { serveAssets } from '../../http/response/static-files.ts';
import { adminPages } from '../../pages/admin-pages.ts';
import { serveLogos } from '../../settings/logos/logo.routes.ts';
import type { LogoStore } from '../../settings/logos/logos.store.ts';
import { flagRoute } from '../../pages/flags.ts';
import { fixedPages } from '../../pages/fixed-pages.ts';
import { formPages } from '../../pages/form-pages.ts';
import { formPost, type SubmissionPages } from '../../pages/form-post.ts';
import type { PageDeps } from '../../pages/page-deps.ts';
import { signInPages } from '../../pages/sign-in-pages.ts';
import type { DevelopmentPages, WebBuild } from '../../web-build.ts';

interface Deps {
  readonly pages: PageDeps;
  readonly submissions: SubmissionPages;
  readonly logos: Pick<LogoStore, 'find'>;
}

/** Serves everything except the API: pages, their files, flags, logos. */
export async function registerPages(
  app: FastifyInstance,
  { pages, submissions, logos }: Deps,
  { assetFolders, development }: WebBuild,
): Promise<void> {
  if (development !== null) serveSources(app, development);
  await serveAssets(app, assetFolders);
  flagRoute(app, pages.flagUrl);
  serveLogos(app, logos);
  fixedPages(app, pages);
  adminPages(app, pages);
  formPages(app, pages);
  formPost(app, pages, submissions);
  signInPages(app, pages);
}

function serveSources(app: FastifyInstance, { middleware }: DevelopmentPages): void {
  app.addHook('onRequest', (request, reply, done) => {
    middleware(request.raw, reply.raw, done);
  });
}

import type { FastifyInstance } from 'fastify';
import { serveAssets } from '../../http/response/static-files.ts';
import { adminPages } from '../../pages/admin-pages.ts';
import { flagRoute } from '../../pages/flags.ts';
import { fixedPages } from '../../pages/fixed-pages.ts';
import { formPages } from '../../pages/form-pages.ts';
import { formPost, type SubmissionPages } from '../../pages/form-post.ts';
import type { PageParts } from '../../pages/page-parts.ts';
import { signInPages } from '../../pages/sign-in-pages.ts';
import type { DevelopmentPages, WebBuild } from '../../web-build.ts';

/** Dependencies of the pages. */
interface PagesToServe {
  readonly parts: PageParts;
  readonly submissions: SubmissionPages;
}

/** Serves everything that is no call: pages, their files, flags. */
export async function registerPages(
  app: FastifyInstance,
  { parts, submissions }: PagesToServe,
  { assetFolders, development }: WebBuild,
): Promise<void> {
  if (development !== null) serveSources(app, development);
  await serveAssets(app, assetFolders);
  flagRoute(app, parts.flagUrl);
  fixedPages(app, parts);
  adminPages(app, parts);
  formPages(app, parts);
  formPost(app, parts, submissions);
  signInPages(app, parts);
}

function serveSources(app: FastifyInstance, { middleware }: DevelopmentPages): void {
  app.addHook('onRequest', (request, reply, done) => {
    middleware(request.raw, reply.raw, done);
  });
}

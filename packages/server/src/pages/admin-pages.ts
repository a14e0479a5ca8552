import { may } from '@form-portal/domain';
import type { FastifyInstance } from 'fastify';
import { notFoundPage } from './fixed-pages.ts';
import type { PageDeps } from './page-deps.ts';

/** Every address of the administration: its single page for administrators, the sign-in for everybody else (specification §6). */
export function adminPages(app: FastifyInstance, deps: PageDeps): void {
  for (const path of ['/admin', '/admin/*']) {
    app.get(path, async (request, reply) => {
      if (deps.adminPage === null) return notFoundPage(deps, request, reply);
      const user = (await deps.identify(request, reply))?.user ?? null;
      // Everybody manages their own account here; the rest is for administrators.
      const isAccountPage = request.url.split('?')[0] === '/admin/account';
      if (!may(user, isAccountPage ? 'account.use' : 'forms.administer')) {
        return reply.redirect(`/login?return=${encodeURIComponent(request.url)}`, 303);
      }
      const { adminPage: template, ownsVault, holdsDeliveries, sendsMail, suomiFi } = deps;
      const page = { kind: 'admin', template, ownsVault, holdsDeliveries, sendsMail, suomiFi } as const;
      const others = deps.flagUrl === null ? {} : { imagesFrom: [new URL(deps.flagUrl).origin] };
      return deps.sendPage(request, reply, { page, cacheKey: null, user, others });
    });
  }
}

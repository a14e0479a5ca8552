import type { LanguageCode } from '@form-portal/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PageDeps } from './page-deps.ts';

/** The list and the accessibility statement. */
export function fixedPages(app: FastifyInstance, deps: PageDeps): void {
  app.get('/', async (request, reply) => {
    const { version, items } = await deps.listForms();
    const page = { kind: 'form-list', forms: items } as const;
    return deps.sendPage(request, reply, { page, cacheKey: `form-list ${version}` });
  });

  app.get('/accessibility', async (request, reply) => {
    const { accessibilityStatement: statement } = await deps.readSettings();
    if (statement === null) return notFoundPage(deps, request, reply);
    if (statement.kind === 'link') return reply.redirect(statement.url, 302);
    return deps.sendPage(request, reply, {
      page: { kind: 'accessibility' },
      cacheKey: 'accessibility',
      backTo: 'history',
    });
  });
}

/** The page for an unknown address. */
export function notFoundPage(
  { sendPage }: Pick<PageDeps, 'sendPage'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  return sendPage(request, reply.code(404), { page: { kind: 'not-found' }, cacheKey: null });
}

/** A failed or cancelled identification, and the link back from its page. */
export interface Unidentified {
  readonly reason: 'identification-refused' | 'identification-cancelled';
  readonly wayBack: string;
  readonly language: LanguageCode | undefined;
}

/** The page for a failed identification: it distinguishes only whether the visitor cancelled. */
export function unidentifiedPage(
  { sendPage }: Pick<PageDeps, 'sendPage'>,
  request: FastifyRequest,
  reply: FastifyReply,
  { reason, wayBack, language }: Unidentified,
): Promise<FastifyReply> {
  const page = { kind: 'failure', requestId: request.id, reason } as const;
  return sendPage(request, reply, {
    page,
    cacheKey: null,
    user: null,
    path: wayBack,
    ...(language === undefined ? {} : { language }),
  });
}

/** The page for a failed request; the error is logged under the id that the page shows. */
export function failurePage(
  { sendPage }: Pick<PageDeps, 'sendPage'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const page = { kind: 'failure', requestId: request.id } as const;
  return sendPage(request, reply, { page, cacheKey: null, user: null });
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PageParts } from './page-parts.ts';

/** The list, the accessibility statement and the administrators' single page. */
export function fixedPages(app: FastifyInstance, parts: PageParts): void {
  app.get('/', async (request, reply) => {
    const { version, items } = await parts.listForms();
    const page = { kind: 'form-list', forms: items } as const;
    return parts.sendPage(request, reply, { page, cacheKey: `form-list ${version}` });
  });

  app.get('/accessibility', async (request, reply) => {
    const { accessibilityStatement: statement } = await parts.readSettings();
    if (statement === null) return notFoundPage(parts, request, reply);
    if (statement.kind === 'link') return reply.redirect(statement.url, 302);
    return parts.sendPage(request, reply, {
      page: { kind: 'accessibility' },
      cacheKey: 'accessibility',
      backTo: '/',
    });
  });

  for (const path of ['/admin', '/admin/*']) {
    app.get(path, async (request, reply) => {
      if (parts.adminPage === null) return notFoundPage(parts, request, reply);
      return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(parts.adminPage);
    });
  }
}

/** The page for an address that nothing answers to. */
export function notFoundPage(
  { sendPage }: Pick<PageParts, 'sendPage'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  return sendPage(request, reply.code(404), { page: { kind: 'not-found' }, cacheKey: null });
}

/** The page for a request that failed; what went wrong is in the log under the id it shows. */
export function failurePage(
  { sendPage }: Pick<PageParts, 'sendPage'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const page = { kind: 'failure', requestId: request.id } as const;
  return sendPage(request, reply, { page, cacheKey: null, user: null });
}

import { landingOf, mayAdminister, meaningOf, signInLimits } from '@form-portal/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PageDeps } from './page-deps.ts';
import { returnPath } from '../http/security/return-path.ts';

/** `/login` and `/logout`, with and without script, and the callback of single sign-on. */
export function signInPages(app: FastifyInstance, deps: PageDeps): void {
  app.get('/login', async (request, reply) => {
    const user = (await deps.identify(request, reply))?.user ?? null;
    const query = new URLSearchParams(Object(request.query));
    const returnTo = returnPath(query.get('return'));
    // `again`: actions that require a fresh sign-on lead here.
    if (mayAdminister(user) && !query.has('again'))
      return reply.redirect(returnTo ?? defaultTarget(deps), 303);
    return sendLogin(deps, request, reply, {
      returnTo: returnTo ?? defaultTarget(deps),
      username: '',
      problem: null,
      ended: query.has('ended'),
    });
  });

  app.post('/login', { config: { accepts: 'form' } }, async (request, reply) => {
    const fields = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
    const username = (fields.get('username') ?? '').slice(0, signInLimits.username);
    const password = (fields.get('password') ?? '').slice(0, signInLimits.password);
    const returnTo = returnPath(fields.get('return')) ?? defaultTarget(deps);
    const session = await deps.identify(request, reply);
    const signedIn = await deps.signIn({ username, password }, { request, reply, session });
    if (signedIn.ok) return reply.redirect(landingOf(signedIn.value, returnTo), 303);
    const [{ code, params }] = signedIn.problems;
    const wait = params?.['retryAfterSeconds'];
    if (wait !== undefined) void reply.header('retry-after', wait);
    const problem = code === 'request.too-many' ? 'too-many' : 'refused';
    return sendLogin(deps, request, reply.code(meaningOf(code).status), {
      returnTo,
      username,
      problem,
      ended: false,
    });
  });

  app.get('/auth/callback', async (request, reply) => {
    const origin = await deps.findSignOnOrigin();
    // The address carries the authorisation code: no other site may see it.
    void reply.header('referrer-policy', 'no-referrer');
    const page = { kind: 'auth-callback' } as const;
    return deps.sendPage(request, reply, {
      page,
      cacheKey: null,
      others: origin === null ? {} : { connectTo: [origin] },
    });
  });

  // GET ends the session too, since people type the address; a link from another site only leads to the start page.
  app.get('/logout', async (request, reply) => {
    const session = await deps.identify(request, reply);
    const site = request.headers['sec-fetch-site'];
    if (session !== null && site !== undefined && site !== 'same-origin' && site !== 'none') {
      return reply.redirect('/', 303);
    }
    await deps.signOut(session, reply);
    return deps.sendPage(request, reply, { page: { kind: 'logout' }, cacheKey: 'logout', user: null });
  });

  app.post('/logout', { config: { accepts: 'form' } }, async (request, reply) => {
    await deps.signOut(await deps.identify(request, reply), reply);
    return reply.redirect('/logout', 303);
  });
}

/** What the sign-in page shows. */
interface LoginPage {
  readonly returnTo: string;
  readonly username: string;
  readonly problem: 'refused' | 'too-many' | null;
  readonly ended: boolean;
}

async function sendLogin(
  { sendPage, findSignOnOrigin }: PageDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  login: LoginPage,
): Promise<FastifyReply> {
  const page = { kind: 'login', singleSignOn: (await findSignOnOrigin()) !== null, ...login } as const;
  return sendPage(request, reply, { page, cacheKey: null, backTo: '/' });
}

/** Where a sign-in without a return address leads: to the administration when there is one. */
function defaultTarget({ adminPage }: PageDeps): string {
  return adminPage === null ? '/' : '/admin';
}

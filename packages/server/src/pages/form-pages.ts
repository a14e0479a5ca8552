import {
  defaultSubmissionLimits,
  fileTypes,
  mayAdminister,
  parseGuid,
  publicForm,
  type PublicPage,
  type RefusedPost,
  type SavedForm,
  type User,
} from '@form-portal/domain';
import type { FastifyInstance } from 'fastify';
import { notFoundPage } from './fixed-pages.ts';
import type { PageParts } from './page-parts.ts';

interface FormParams {
  Params: { id: string };
}

/** `/form/{id}`: the form, its preview, the gate before it, and what a post without script gets. */
export function formPages(app: FastifyInstance, parts: PageParts): void {
  app.get<FormParams>('/form/:id', async (request, reply) => {
    const user = (await parts.identify(request, reply))?.user ?? null;
    const form = await findForm(parts, request.params.id, user);
    if (form === undefined) return notFoundPage(parts, request, reply);
    const { page, cacheKey } = formPage(form, modeOf(form, user), null);
    return parts.sendPage(request, reply, { page, cacheKey, backTo: '/', user });
  });

  app.post<FormParams>('/form/:id', { config: { accepts: 'multipart' } }, async (request, reply) => {
    const session = await parts.identify(request, reply);
    const user = session?.user ?? null;
    const form = await findForm(parts, request.params.id, user);
    if (form === undefined || !form.enabled) return notFoundPage(parts, request, reply);
    const outcome = await parts.receivePost(form, { request, reply, session });
    if (outcome.kind === 'sent') {
      const page: PublicPage = { kind: 'receipt', form: publicForm(form), sent: outcome.sent };
      return parts.sendPage(request, reply.code(201), { page, cacheKey: null, user });
    }
    const { page } = formPage(form, modeOf(form, user), outcome.refused);
    return parts.sendPage(request, reply.code(outcome.status), { page, cacheKey: null, backTo: '/', user });
  });
}

/** A form that is not enabled is there for administrators alone (decision D6). */
async function findForm(parts: PageParts, id: string, user: User | null): Promise<SavedForm | undefined> {
  const guid = parseGuid(id);
  const form = guid && (await parts.findForm(guid));
  return form !== undefined && (form.enabled || mayAdminister(user)) ? form : undefined;
}

type Mode = Extract<PublicPage, { kind: 'form' }>['mode'];

function modeOf(form: SavedForm, user: User | null): Mode {
  if (!form.enabled) return 'preview';
  return form.identity.enabled && user?.type !== 'saml' ? 'identify' : 'fill';
}

function formPage(
  form: SavedForm,
  mode: Mode,
  refused: RefusedPost | null,
): { readonly page: PublicPage; readonly cacheKey: string | null } {
  const { maxFiles, maxTotalBytes } = defaultSubmissionLimits;
  const page: PublicPage = {
    kind: 'form',
    form: publicForm(form),
    mode,
    fileTypes,
    refused,
    maxFiles,
    maxTotalBytes,
  };
  const cacheKey = refused === null ? `form ${form.guid} ${form.revision} ${mode}` : null;
  return { page, cacheKey };
}

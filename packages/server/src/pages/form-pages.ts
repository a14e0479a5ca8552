import {
  allowedExtensions,
  fileTypes,
  mayAdminister,
  parseGuid,
  publicForm,
  type PublicPage,
  type ReturnedPost,
  type SavedForm,
  type User,
} from '@form-portal/domain';
import type { FastifyInstance } from 'fastify';
import { notFoundPage } from './fixed-pages.ts';
import type { PageDeps } from './page-deps.ts';
import type { PageToSend } from './page-sender.ts';

/** GET `/form/{id}`: the form, its preview, or the gate before it. */
export function formPages(app: FastifyInstance, parts: PageDeps): void {
  app.get<{ Params: { id: string } }>('/form/:id', async (request, reply) => {
    const user = (await parts.identify(request, reply))?.user ?? null;
    const form = await findVisibleForm(parts, request.params.id, user);
    if (form === undefined) return notFoundPage(parts, request, reply);
    return parts.sendPage(request, reply, formPage(form, user, null));
  });
}

/** The form of an address. A disabled form is visible to administrators only (specification D6). */
async function findVisibleForm(
  { findForm }: Pick<PageDeps, 'findForm'>,
  id: string,
  user: User | null,
): Promise<SavedForm | undefined> {
  const guid = parseGuid(id);
  const form = guid && (await findForm(guid));
  return form !== undefined && (form.enabled || mayAdminister(user)) ? form : undefined;
}

/** A form's page for a user; after a returned post, with the answers that were sent. */
export function formPage(form: SavedForm, user: User | null, returned: ReturnedPost | null): PageToSend {
  const mode = modeOf(form, user, returned);
  const shown = mode === 'identify' ? null : returned;
  const page: PublicPage = {
    kind: 'form',
    form: publicForm(form),
    mode,
    fileTypes,
    extensions: allowedExtensions(form.attachments, fileTypes),
    returned: shown,
  };
  const cacheKey = returned === null ? `form ${form.guid} ${form.revision} ${mode}` : null;
  // Its sender identifies again; until then it is shown to the sender of the post, as theirs (specification D39).
  const owner = form.identity.enabled && user === null ? shown?.owner : undefined;
  return { page, cacheKey, backTo: '/', user, owner };
}

function modeOf(
  form: SavedForm,
  user: User | null,
  returned: ReturnedPost | null,
): Extract<PublicPage, { kind: 'form' }>['mode'] {
  if (!form.enabled && returned === null) return 'preview';
  if (!form.identity.enabled || user?.type === 'saml') return 'fill';
  // The identification ended while the form was filled in: the answers are kept, unless somebody else has signed in since.
  return returned !== null && user === null ? 'fill' : 'identify';
}

import {
  allowedExtensions,
  appliedAttributes,
  fileTypes,
  mayAdminister,
  parseGuid,
  prefilledAnswers,
  promisedTarget,
  publicForm,
  type AppliedAttribute,
  type Availability,
  type ConfirmationTarget,
  type ProblemCode,
  type PublicPage,
  type ReturnedPost,
  type SavedForm,
  type User,
} from '@form-portal/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { notFoundPage } from './fixed-pages.ts';
import type { PageDeps } from './page-deps.ts';
import type { PageToSend } from './page-sender.ts';

/** GET `/form/{id}`: the form, its preview, or the gate before it; with `?draft` the preview of its draft. */
export function formPages(app: FastifyInstance, deps: PageDeps): void {
  app.get<{ Params: { id: string } }>('/form/:id/', async (request, reply) => {
    const query = /\?.*$/.exec(request.url)?.[0] ?? '';
    return reply.redirect(`/form/${encodeURIComponent(request.params.id)}${query}`, 308);
  });
  app.get<{ Params: { id: string }; Querystring: { draft?: unknown } }>(
    '/form/:id',
    async (request, reply) => {
      const user = (await deps.identify(request, reply))?.user ?? null;
      const guid = parseGuid(request.params.id);
      const form = guid && (await deps.findForm(guid));
      const wantsDraft = form === undefined || request.query.draft !== undefined;
      const draft = guid && wantsDraft && mayAdminister(user) ? await deps.findFormDraft(guid) : undefined;
      if (draft !== undefined)
        return deps.sendPage(request, reply, await draftPage(deps, draft.form, form, user));
      // One that is not enabled exists for administrators alone (specification D6).
      if (form === undefined || !(form.enabled || mayAdminister(user)))
        return notFoundPage(deps, request, reply);
      const testToken = testTokenOf(deps, form, user, request);
      const closed = form.enabled && testToken === null ? await closedPage(deps, form) : undefined;
      return deps.sendPage(
        request,
        reply,
        closed ?? (await formPage(deps, form, user, { returned: null, testToken })),
      );
    },
  );
}

/** The page in place of a published form that takes no answers now; undefined when it does. */
async function closedPage(
  { findOpening }: Pick<PageDeps, 'findOpening'>,
  saved: SavedForm,
): Promise<PageToSend | undefined> {
  const { guid, revision, name, description } = saved;
  const { opening, availability } = await findOpening(guid);
  if (availability.state === 'open') return undefined;
  const { before, after, full } = opening.texts;
  const text = { 'not-open-yet': before, closed: after, full }[availability.state];
  const form = availability.state === 'not-open-yet' ? null : publicForm(saved);
  const page: PublicPage = { kind: 'closed-form', guid, name, description, availability, text, form };
  // Cached, since many visitors reload it just before a form opens.
  const cacheKey = `closed ${guid} ${revision} ${JSON.stringify([availability, text])}`;
  return { page, cacheKey, backTo: '/' };
}

type FormPageDeps = Pick<PageDeps, 'formLogic' | 'readSettings' | 'findOpening' | 'confirmationTarget'>;

/** The preview of a draft; never kept in the cache, because its revision is that of the form. */
async function draftPage(
  deps: FormPageDeps,
  draft: SavedForm,
  form: SavedForm | undefined,
  user: User | null,
): Promise<PageToSend> {
  const draftOf = form?.enabled === true ? form.revision : null;
  const options = { returned: null, testToken: null, draftOf };
  const page = await formPage(deps, { ...draft, enabled: false }, user, options);
  return { ...page, cacheKey: null };
}

/** The token of a published form's preview, which an administrator opens by `?test=true`; null for everybody else. */
export function testTokenOf(
  { previewTokens }: Pick<PageDeps, 'previewTokens'>,
  form: SavedForm,
  user: User | null,
  { query }: Pick<FastifyRequest, 'query'>,
): string | null {
  const isRequested = new URLSearchParams(Object(query)).get('test') === 'true';
  if (!isRequested || !form.enabled || user === null || !mayAdminister(user)) return null;
  return previewTokens.tokenOf(form.guid, user.name);
}

/** What a form's page depends on besides the form and its reader. */
interface FormPageOptions {
  readonly returned: ReturnedPost | null;
  /** The preview token of an administrator; null for real submissions. */
  readonly testToken: string | null;
  /** The version that visitors get, of the preview of a draft; null when left out. */
  readonly draftOf?: number | null;
}

/** A form's page for a user; after a returned post, with the answers that were sent. */
export async function formPage(
  deps: FormPageDeps,
  form: SavedForm,
  user: User | null,
  { returned, testToken, draftOf = null }: FormPageOptions,
): Promise<PageToSend> {
  const mode = testToken === null ? modeOf(form, user, returned) : 'fill';
  const shownPost = mode === 'identify' ? null : returned;
  const applied = await identityAttributes(deps, form, user);
  const answers = { ...shownPost?.answers, ...prefilledAnswers(form, applied) };
  const logic = deps.formLogic.forPage(form, answers, shownPost?.rows && new Map(shownPost.rows));
  const { availability } = await deps.findOpening(form.guid);
  // Test submissions get no confirmation.
  const confirmation = testToken === null ? await promisedConfirmation(deps, form, applied) : null;
  const closesAt = availability.state === 'open' ? availability.closesAt : null;
  const page: PublicPage = {
    kind: 'form',
    form: publicForm(form),
    mode,
    fileTypes,
    extensions: allowedExtensions(form.attachments, fileTypes),
    returned: shownPost,
    testToken,
    draftOf,
    ...(logic !== undefined && { logic }),
    ...unavailableMember(returned, testToken === null ? availability : null),
    ...(closesAt !== null && mode !== 'preview' && { closesAt }),
    ...(confirmation !== null && mode !== 'preview' && { confirmation }),
  };
  // Conditions may depend on the day.
  const day = logic?.today ?? '';
  const cacheKey =
    returned === null && testToken === null
      ? `form ${form.guid} ${form.revision} ${mode} ${day} ${closesAt ?? ''} ${JSON.stringify(confirmation)}`
      : null;
  // Sending it requires identification again. Until then the page belongs to the owner of the returned post (specification D39).
  const owner = form.identity.enabled && user === null ? shownPost?.owner : undefined;
  return { page, cacheKey, backTo: '/', user, owner };
}

const unavailableCodes: readonly ProblemCode[] = ['form.not-open-yet', 'form.closed', 'form.full'];

/** Tells a visitor who turns pages or adds rows that the form takes no answers now, before they fill in the rest. */
function unavailableMember(
  returned: ReturnedPost | null,
  availability: Availability | null,
): Pick<Extract<PublicPage, { kind: 'form' }>, 'unavailable'> {
  if (returned === null || availability === null || availability.state === 'open') return {};
  const isReported = returned.problems.some(({ code }) => unavailableCodes.includes(code));
  return isReported ? {} : { unavailable: availability.state };
}

/** The details that the form takes from the identification of its reader. */
async function identityAttributes(
  { readSettings }: Pick<PageDeps, 'readSettings'>,
  form: SavedForm,
  user: User | null,
): Promise<readonly AppliedAttribute[]> {
  if (user?.type !== 'saml') return [];
  const { suomifi } = await readSettings();
  return appliedAttributes(suomifi, form.identity, user.attributes);
}

async function promisedConfirmation(
  { confirmationTarget }: Pick<PageDeps, 'confirmationTarget'>,
  { guid }: SavedForm,
  applied: readonly AppliedAttribute[],
): Promise<ConfirmationTarget> {
  const identity = Object.fromEntries(applied.map(({ attribute, value }) => [attribute, value]));
  return promisedTarget(await confirmationTarget(guid), identity);
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

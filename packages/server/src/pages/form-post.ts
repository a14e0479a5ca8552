import { publicForm, type RefusedPost, type SavedForm, type SentReceipt } from '@form-portal/domain';
import type { FastifyInstance } from 'fastify';
import type { Exchange } from '../http/user-session.ts';
import { notFoundPage } from './fixed-pages.ts';
import { findVisibleForm, formPage } from './form-pages.ts';
import type { PageParts } from './page-parts.ts';

/** What became of a form posted without script; a refusal carries what was typed and its status. */
export type PostOutcome =
  | { readonly kind: 'sent'; readonly sent: SentReceipt }
  | { readonly kind: 'refused'; readonly refused: RefusedPost; readonly status: number };

/** Receives a form posted without script: the same work as `POST /api/submissions`. */
export type ReceivePost = (form: SavedForm, exchange: Exchange) => Promise<PostOutcome>;

/** POST `/form/{id}`, for browsers without script: the receipt, or the same form with what is wrong. */
export function formPost(app: FastifyInstance, parts: PageParts, receivePost: ReceivePost): void {
  app.post<{ Params: { id: string } }>(
    '/form/:id',
    { config: { accepts: 'multipart' } },
    async (request, reply) => {
      const session = await parts.identify(request, reply);
      const user = session?.user ?? null;
      const form = await findVisibleForm(parts, request.params.id, user);
      if (form === undefined || !form.enabled) return notFoundPage(parts, request, reply);
      const outcome = await receivePost(form, { request, reply, session });
      if (outcome.kind === 'refused') {
        return parts.sendPage(request, reply.code(outcome.status), formPage(form, user, outcome.refused));
      }
      const page = { kind: 'receipt', form: publicForm(form), sent: outcome.sent } as const;
      return parts.sendPage(request, reply.code(201), { page, cacheKey: null, user });
    },
  );
}

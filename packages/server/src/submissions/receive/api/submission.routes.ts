import { failed, ok, parseGuid, type Guid, type User } from '@form-portal/domain';
import { routes } from '@form-portal/domain/api';
import type { FastifyRequest } from 'fastify';
import { addressGroup } from '../../../http/limits/address-key.ts';
import { bindRoute, failedWith, type BoundRoute } from '../../../http/bind-route.ts';
import { fileHeaders, type NamedFile } from '../../../http/response/file-headers.ts';
import { disconnectSignal } from '../../../http/response/disconnect-signal.ts';
import type { UploadVolume } from '../../../http/limits/upload-volume.ts';
import { tooManyRequests } from '../checks/count-unproven.ts';
import type { ReceiptTokens } from './receipt-token.ts';
import type { ReceiveSubmissionDeps, Sender } from '../receive-post.ts';
import { receiveSubmission } from './receive-submission.ts';
import { storedToWire, receivedToWire } from './received.wire.ts';

/** Dependencies of the senders' calls. */
export interface SubmissionRouteDeps extends ReceiveSubmissionDeps {
  readonly uploads: UploadVolume;
  readonly tokens: ReceiptTokens;
  /** The language that a browser remembers in a cookie. */
  readonly rememberedLanguage: (request: FastifyRequest) => string | null;
  /** The receipt of a submission; undefined when there is no such submission. */
  readonly findReceipt: (submission: Guid, signal: AbortSignal) => Promise<NamedFile | undefined>;
}

/** Sending a form, and its receipt (specification §7). */
export function submissionRoutes(deps: SubmissionRouteDeps): readonly BoundRoute[] {
  return [
    bindRoute(routes.submit, async ({ request, reply, user }) => {
      const tooMuch = deps.uploads.begin(request.raw, request.ip);
      if (tooMuch !== undefined) return failed(tooMuch);
      const sender = senderOf(deps, request, user);
      const accepted = await receiveSubmission(deps, sender, request.raw);
      if (!accepted.ok) return accepted;
      const { kind, received } = accepted.value;
      if (kind === 'changed') {
        const { reference } = received;
        return failedWith([{ code: 'submission.changed', params: { reference } }], storedToWire(received));
      }
      void reply.code(kind === 'stored' ? 201 : 200);
      const confirmationTo = await deps.confirmations.maskedAddressOf(received.guid);
      return ok(receivedToWire(deps.tokens, received, confirmationTo));
    }),
    bindRoute(routes.readReceipt, async ({ params, query, request, reply }) => {
      const guid = parseGuid(params.id);
      if (guid === undefined || !deps.tokens.opens(guid, query.token ?? ''))
        return failed({ code: 'not-found' });
      await countReceipt(deps, request.ip);
      const receipt = await deps.findReceipt(guid, disconnectSignal(reply));
      if (receipt === undefined) return failed({ code: 'not-found' });
      void reply.headers(fileHeaders(receipt.fileName, 'application/pdf'));
      return ok(receipt.bytes);
    }),
  ];
}

/** Limits receipts per minute and address like submissions. Throws a Refusal beyond the limit. */
async function countReceipt(
  { rateLimits, submissionLimit }: SubmissionRouteDeps,
  address: string,
): Promise<void> {
  const rule = { name: 'receipts', perMinute: submissionLimit };
  const taken = await rateLimits.take(rule, addressGroup(address));
  if (!taken.allowed) throw tooManyRequests(taken.retryAfterSeconds);
}

/** The sender of a request. */
export function senderOf(
  { rememberedLanguage }: Pick<SubmissionRouteDeps, 'rememberedLanguage'>,
  request: FastifyRequest,
  user: User | null,
): Sender {
  return { user, address: request.ip, language: rememberedLanguage(request) };
}

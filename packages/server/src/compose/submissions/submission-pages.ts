import type { SubmissionPages } from '../../pages/form-post.ts';
import { receiveFormPost, returnFormPost } from '../../submissions/receive/form-post/receive-form-post.ts';
import { receiptUrl } from '../../submissions/receive/api/received.wire.ts';
import { senderOf, type SubmissionRouteDeps } from '../../submissions/receive/api/submission.routes.ts';

/** Sending without script: the same use case as the API's. */
export function createSubmissionPages(deps: SubmissionRouteDeps): SubmissionPages {
  const { tokens, submissions } = deps;
  return {
    async receivePost(form, { request, session }) {
      const sender = senderOf(deps, request, session?.user ?? null);
      const tooMuch = deps.uploads.begin(request.raw, request.ip);
      const outcome =
        tooMuch === undefined
          ? await receiveFormPost(deps, form, sender, request.raw)
          : await returnFormPost(deps, form, { sender, request: request.raw, problem: tooMuch });
      if (outcome === undefined) return undefined;
      if (outcome.kind === 'returned') {
        const [problem] = outcome.returned.problems;
        if (problem !== undefined) deps.metrics.refused(problem.code);
        return outcome;
      }
      const { guid } = outcome.received;
      return { kind: 'sent', submission: guid, token: tokens.tokenOf(guid) };
    },
    async findSent(form, submission, token) {
      const received = tokens.opens(submission, token)
        ? await submissions.findReceived(submission)
        : undefined;
      if (received === undefined || received.form !== form) return undefined;
      const { reference, receivedAt, attachmentCount } = received;
      const confirmationTo = await deps.confirmations.maskedAddressOf(submission);
      return {
        reference,
        receivedAt,
        attachmentCount,
        receiptUrl: receiptUrl(tokens, submission),
        ...(confirmationTo !== undefined && { confirmationTo }),
      };
    },
  };
}

import type { AttachmentRequest, Form } from '../../form/form.ts';
import type { StoredAttachment } from '../submission.ts';
import type { StoredRequest } from './request-state.ts';

/** A request of a submission with its files. */
export interface DescribedRequest extends StoredRequest {
  readonly request: AttachmentRequest;
  /** Empty unless the outcome is `attached`. */
  readonly files: readonly StoredAttachment[];
}

/** The files of a submission by request. */
export interface DescribedFiles {
  /** The requests that were asked, in the form's order. */
  readonly requests: readonly DescribedRequest[];
  /** The files of no request, and of requests that the form no longer has. */
  readonly others: readonly StoredAttachment[];
}

/** Groups the files of a submission by the requests that were asked; `form` is the revision that it was sent to. */
export function describeFiles(
  form: Form,
  {
    requests: stored,
    attachments,
  }: { readonly requests: readonly StoredRequest[]; readonly attachments: readonly StoredAttachment[] },
): DescribedFiles {
  const requests = (form.attachments.requests ?? []).flatMap((request): DescribedRequest[] => {
    const asked = stored.find(({ guid }) => guid === request.guid);
    if (asked === undefined) return [];
    const files = attachments.filter((file) => file.request === request.guid);
    return [{ ...asked, request, files }];
  });
  const described = new Set(requests.flatMap(({ files }) => files));
  return { requests, others: attachments.filter((file) => !described.has(file)) };
}

import type { AttachmentRequest, Form } from '../../form/form.ts';
import type { StoredAttachment } from '../submission.ts';
import type { StoredRequest } from './request-state.ts';

/** A requested file of a submission with its attachments. */
export interface DescribedRequest extends StoredRequest {
  readonly request: AttachmentRequest;
  /** Empty unless the outcome is `attached`. */
  readonly files: readonly StoredAttachment[];
}

/** The attachments of a submission by requested file. */
export interface DescribedFiles {
  /** The requested files that were asked for, in the form's order. */
  readonly requests: readonly DescribedRequest[];
  /** The attachments for no requested file, or for one that the form no longer has. */
  readonly others: readonly StoredAttachment[];
}

/**
 * Groups the attachments of a submission by the requested files that were asked for; `form` is the revision that it
 * was sent to.
 */
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

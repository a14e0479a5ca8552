import type { Guid } from '../../../guid.ts';
import { sameContent } from '../../../values/same-content.ts';
import type { AttachmentRequest, Form } from '../../form.ts';

/** Returns the requested file with a GUID; undefined when it does not exist. */
export function findRequest(form: Form, guid: Guid): AttachmentRequest | undefined {
  return form.attachments.requests?.find((request) => request.guid === guid);
}

/**
 * Replaces a requested file. Returns the form itself when the content of the request stays the same, or it
 * does not exist.
 */
export function changeRequest(
  form: Form,
  guid: Guid,
  change: (request: AttachmentRequest) => AttachmentRequest,
): Form {
  const request = findRequest(form, guid);
  const changed = request && change(request);
  if (changed === undefined || sameContent(changed, request)) return form;
  const { requests = [], ...rest } = form.attachments;
  return {
    ...form,
    attachments: { ...rest, requests: requests.map((one) => (one.guid === guid ? changed : one)) },
  };
}

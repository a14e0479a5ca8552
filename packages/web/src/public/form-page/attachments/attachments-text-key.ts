import type { AttachmentRules } from '@form-portal/domain';

/** Key of the heading over the files that answer no request: “Attachments”, or “Other attachments” where the form requests files. */
export function attachmentsTextKey({ requests }: AttachmentRules): 'attachments' | 'otherAttachments' {
  return requests === undefined ? 'attachments' : 'otherAttachments';
}

import type { AttachmentRules } from '../../form/form.ts';

/**
 * Whether a form accepts attachments at all; the attachments section is shown only then (specification §5,
 * Attachments).
 */
export function takesAttachments(rules: AttachmentRules): boolean {
  return rules.categories.length > 0 || rules.customExtensions.length > 0;
}

/** Whether a form asks visitors for any files: attachments of their choice, or requested ones. */
export function asksForFiles(rules: AttachmentRules): boolean {
  return takesAttachments(rules) || (rules.requests?.length ?? 0) > 0;
}

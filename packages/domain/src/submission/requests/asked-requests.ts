import type { AttachmentRequest, AttachmentRules, Form } from '../../form/form.ts';
import type { Guid } from '../../guid.ts';
import type { Resolution } from '../../logic/resolving/resolution.ts';

/** The requested files that the answers ask for, in the form's order. */
export function askedRequests(form: Form, resolution: Resolution): readonly AttachmentRequest[] {
  return (form.attachments.requests ?? []).filter(({ guid }) => resolution.askedRequests.has(guid));
}

/** The requested files to check: the asked ones, but none while a stop prevents sending. */
export function requestsToCheck(form: Form, resolution: Resolution): readonly AttachmentRequest[] {
  const isStopped = resolution.failedChecks.some(({ kind }) => kind === 'stop');
  return isStopped ? [] : askedRequests(form, resolution);
}

/** Whether an attachment is for a requested file of the form that is not asked for; it is dropped without an error. */
export function isForUnaskedRequest(
  { request }: { readonly request?: Guid | null },
  form: Form,
  resolution: Resolution,
): boolean {
  if (request === undefined || request === null) return false;
  const isKnown = (form.attachments.requests ?? []).some(({ guid }) => guid === request);
  return isKnown && !askedRequests(form, resolution).some(({ guid }) => guid === request);
}

/** The rules for the attachments of a requested file: those of its form, with its own types where it has any. */
export function rulesOfRequest({ fileTypes }: AttachmentRequest, rules: AttachmentRules): AttachmentRules {
  return fileTypes === undefined ? rules : { ...rules, ...fileTypes };
}

import type { AttachmentRequest, AttachmentRules, Form } from '../../form/form.ts';
import type { Guid } from '../../guid.ts';
import type { Resolution } from '../../logic/resolving/resolution.ts';

/** The requests of a form that its answers ask for, in the form's order. */
export function askedRequests(form: Form, resolution: Resolution): readonly AttachmentRequest[] {
  return (form.attachments.requests ?? []).filter(({ guid }) => resolution.askedRequests.has(guid));
}

/** The requests that are checked: the asked ones, but none while a stop prevents sending. */
export function demandedRequests(form: Form, resolution: Resolution): readonly AttachmentRequest[] {
  const isStopped = resolution.failedChecks.some(({ kind }) => kind === 'stop');
  return isStopped ? [] : askedRequests(form, resolution);
}

/** Whether a file answers a request of the form that is not asked; it is dropped without an error. */
export function isForUnaskedRequest(
  { request }: { readonly request?: Guid | null },
  form: Form,
  resolution: Resolution,
): boolean {
  if (request === undefined || request === null) return false;
  const isOfForm = (form.attachments.requests ?? []).some(({ guid }) => guid === request);
  return isOfForm && !askedRequests(form, resolution).some(({ guid }) => guid === request);
}

/** The rules for the files of a request: those of its form, with the request's own types where it has any. */
export function rulesOfRequest({ fileTypes }: AttachmentRequest, rules: AttachmentRules): AttachmentRules {
  return fileTypes === undefined ? rules : { ...rules, ...fileTypes };
}

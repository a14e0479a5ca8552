import type { AttachmentRequest } from '../../form/form.ts';
import type { Problem } from '../../problems/problem.ts';
import type { AttachmentFacts } from '../submission.ts';
import type { RequestStates, StoredRequest } from './request-state.ts';

/**
 * Checks the requested files that are asked for against the attachments and states of a submission. Problem codes,
 * with the GUID of the requested file as path: `attachment.request-missing` for a required one without attachment and
 * without a state that it allows (`later` is 1 when it allows any), `attachment.request-too-many` with `max`. Empty
 * when nothing is wrong.
 */
export function checkRequests(
  asked: readonly AttachmentRequest[],
  files: readonly AttachmentFacts[],
  states: RequestStates,
): readonly Problem[] {
  return asked.flatMap((request): readonly Problem[] => {
    const { guid, required, later, max = Infinity } = request;
    const count = filesOf(request, files).length;
    if (count > max) return [{ code: 'attachment.request-too-many', path: guid, params: { max } }];
    const isAnswered = count > 0 || (later && states.has(guid));
    if (isAnswered || !required) return [];
    return [{ code: 'attachment.request-missing', path: guid, params: { later: Number(later) } }];
  });
}

/**
 * Returns what is stored of the requested files that are asked for. A state counts only where it is allowed and no
 * file is attached, and the name of another file only when that one is sent too.
 */
export function storedRequests(
  asked: readonly AttachmentRequest[],
  files: readonly AttachmentFacts[],
  states: RequestStates,
): readonly StoredRequest[] {
  return asked.map((request) => {
    if (filesOf(request, files).length > 0) return { guid: request.guid, outcome: 'attached' };
    const state = request.later ? states.get(request.guid) : undefined;
    const otherFile = files.find(({ name }) => name === state?.file)?.name;
    return {
      guid: request.guid,
      outcome: state?.kind ?? 'missing',
      ...(otherFile !== undefined && { otherFile }),
    };
  });
}

function filesOf({ guid }: AttachmentRequest, files: readonly AttachmentFacts[]): readonly AttachmentFacts[] {
  return files.filter(({ request }) => request === guid);
}

import { routes } from '@form-portal/domain/api';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call, callAndRead } from '../api/call.ts';
import { sinceOf, type ListFilter } from './list/list-filter.ts';
import {
  deliveredAgainFromWire,
  shownDetailFromWire,
  shownValueFromWire,
  submissionDetailFromWire,
  submissionPageFromWire,
  type SubmissionDetail,
} from './submissions.wire.ts';
import type { Guid, IdentityAttribute } from '@form-portal/domain';

/** Where everything about submissions is kept; what is invalidated when one of them changes. */
export const submissionsKey = ['submissions'] as const;

/** The list under a filter, page by page, newest first. */
export function submissionListQuery(filter: ListFilter) {
  return infiniteQueryOptions({
    queryKey: [...submissionsKey, 'list', filter],
    queryFn: ({ pageParam }) => {
      const { status, form, period, q } = filter;
      const query = {
        status: status === 'all' ? undefined : status,
        form: form ?? undefined,
        since: sinceOf(period, new Date()),
        q: q === '' ? undefined : q,
        cursor: pageParam,
      };
      return callAndRead(routes.listSubmissions, { query }, submissionPageFromWire);
    },
    initialPageParam: firstPage(),
    getNextPageParam: ({ next }) => next ?? undefined,
  });
}

/** One submission, whole. */
export function submissionQuery(guid: Guid) {
  return queryOptions({
    queryKey: [...submissionsKey, 'one', guid],
    queryFn: () => callAndRead(routes.readSubmission, { params: { id: guid } }, submissionDetailFromWire),
  });
}

/** Has a submission delivered now. */
export function deliverNow(guid: Guid): Promise<SubmissionDetail> {
  return callAndRead(routes.deliverSubmission, { params: { id: guid } }, submissionDetailFromWire);
}

/** Makes a part of the set-aside submissions of a form due. */
export function deliverPart(form: Guid, cursor: string | undefined) {
  return callAndRead(
    routes.deliverFailedSubmissions,
    { params: { id: form }, query: { cursor } },
    deliveredAgainFromWire,
  );
}

/** A value without its mask; asking is recorded. */
export function showValue(guid: Guid, field: Guid): Promise<string> {
  return callAndRead(routes.showSubmissionValue, { params: { id: guid, field } }, shownValueFromWire);
}

/** A detail of the identification without its mask; asking is recorded. */
export function showDetail(guid: Guid, attribute: IdentityAttribute): Promise<string> {
  return callAndRead(routes.showIdentityDetail, { params: { id: guid, attribute } }, shownDetailFromWire);
}

/** Removes a submission from the portal. */
export async function removeSubmission(guid: Guid): Promise<void> {
  await call(routes.deleteSubmission, { params: { id: guid } });
}

/** The first page has no cursor. */
function firstPage(): string | undefined {
  return undefined;
}

import { routes } from '@form-portal/domain/api';
import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { call, callAndRead } from '../api/call.ts';
import { pagesByCursor } from '../api/pages-by-cursor.ts';
import { queryOf, type ListFilter } from './list/list-filter.ts';
import {
  shownDetailFromWire,
  shownValueFromWire,
  submissionDetailFromWire,
  type SubmissionDetail,
} from './submission-detail.wire.ts';
import {
  deliveredAgainFromWire,
  personKeyFromWire,
  removedTestsFromWire,
  statusCountsFromWire,
  submissionPageFromWire,
} from './submissions.wire.ts';
import type { AnswerKey, Guid, IdentityAttribute } from '@form-portal/domain';

/** The query key of everything about submissions. */
export const submissionsKey = ['submissions'] as const;

/** The query key of the lists, the numbers beside them and the whole submissions. */
export const listKey = [...submissionsKey, 'list'] as const;
export const statusCountsKey = [...submissionsKey, 'counts'] as const;
const detailKey = [...submissionsKey, 'one'] as const;

/** Clears the cache of submissions that were removed or erased; of all when none are named. */
export function forgetSubmissions(client: QueryClient, guids?: readonly Guid[]): void {
  if (guids === undefined) client.removeQueries({ queryKey: detailKey });
  else for (const guid of guids) client.removeQueries({ queryKey: submissionQuery(guid).queryKey });
}

/** The list under a filter, page by page. */
export function submissionListQuery(filter: ListFilter, timeZone: string) {
  return infiniteQueryOptions({
    queryKey: [...listKey, filter],
    queryFn: ({ pageParam }) => {
      const { sort, direction } = filter;
      const query = { ...queryOf(filter, new Date(), timeZone), sort, direction, cursor: pageParam };
      return callAndRead(routes.listSubmissions, { query }, submissionPageFromWire);
    },
    ...pagesByCursor,
  });
}

/** How many submissions meet a filter, by status. */
export function statusCountsQuery(filter: ListFilter, timeZone: string) {
  const { status, form, period, from, to, q, person } = filter;
  return queryOptions({
    queryKey: [...statusCountsKey, { form, period, from, to, q, person, test: status === 'test' }],
    queryFn: () => {
      const query = { ...queryOf(filter, new Date(), timeZone), status: undefined };
      return callAndRead(routes.countSubmissionsByStatus, { query }, statusCountsFromWire);
    },
  });
}

/** The key by which submissions with an identity code are searched; the code itself goes into the call's body only. */
export function createPersonKey(code: string): Promise<string> {
  return callAndRead(routes.createPersonKey, { body: { PersonalIdentityCode: code } }, personKeyFromWire);
}

/** One submission, whole. */
export function submissionQuery(guid: Guid) {
  return queryOptions({
    queryKey: [...detailKey, guid],
    queryFn: () => callAndRead(routes.readSubmission, { params: { id: guid } }, submissionDetailFromWire),
  });
}

/** Delivers a submission now. */
export function deliverNow(guid: Guid): Promise<SubmissionDetail> {
  return callAndRead(routes.deliverSubmission, { params: { id: guid } }, submissionDetailFromWire);
}

/** Makes some of the set-aside submissions of a form due; undefined starts with the first of them. */
export function deliverPart(form: Guid, cursor: string | undefined) {
  return callAndRead(
    routes.deliverFailedSubmissions,
    { params: { id: form }, query: { cursor } },
    deliveredAgainFromWire,
  );
}

/** Fetches a value without its mask; the server records the call. */
export function fetchUnmaskedValue(guid: Guid, field: AnswerKey): Promise<string> {
  return callAndRead(routes.showSubmissionValue, { params: { id: guid, field } }, shownValueFromWire);
}

/** Fetches a detail of the identification without its mask; the server records the call. */
export function fetchUnmaskedDetail(guid: Guid, attribute: IdentityAttribute): Promise<string> {
  return callAndRead(routes.showIdentityDetail, { params: { id: guid, attribute } }, shownDetailFromWire);
}

/** Removes a submission from the portal. */
export async function removeSubmission(guid: Guid): Promise<void> {
  await call(routes.deleteSubmission, { params: { id: guid } });
}

/** Removes all test submissions from the portal; returns how many. */
export function removeTests(): Promise<number> {
  return callAndRead(routes.deleteTestSubmissions, {}, removedTestsFromWire);
}

import { failed, ok, readSearchText, type LocalizedText, type Result } from '@form-portal/domain';
import { readerLocaleOf, siteLocaleOf } from '../../http/site-locale.ts';
import { fileNamesOf, type SearchIndex } from '../search/search-index.ts';
import { searchHitOf, type SearchHit } from '../search/searchable-texts.ts';
import { readFilter, type FilterRequest, type ReadFilterDeps } from '../search/submission-filter.ts';
import { newestFirst, pageOf, readSortCursor, type SubmissionOrder } from '../search/submission-order.ts';
import { answerDisplayOf, type AnswerDisplayDeps } from './answer-display.ts';
import type { SubmissionAdministrationStore } from './submission-administration.store.ts';
import type { StatusCounts, SubmissionListItem } from './submission-list.ts';

/** Dependencies of listing submissions. */
export interface ListSubmissionsDeps extends ReadFilterDeps, AnswerDisplayDeps {
  readonly administration: SubmissionAdministrationStore;
  readonly searchIndex: SearchIndex;
}

/** A request for a page of the list. */
interface ListRequest extends FilterRequest {
  /** The reader's `Accept-Language`. */
  readonly acceptLanguage?: string | undefined;
  readonly sort?: SubmissionOrder['by'] | undefined;
  readonly direction?: SubmissionOrder['direction'] | undefined;
  /** The end of the previous page. */
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
}

/** A row with the form's name, even if the form has been deleted. */
export type NamedListItem = SubmissionListItem & {
  readonly formName: LocalizedText;
  /** Null when nothing is searched for, or it occurs in no answer and no file name. */
  readonly hit: SearchHit | null;
};

/** A page of the list. */
export interface SubmissionPage {
  readonly items: readonly NamedListItem[];
  /** Null on the last page. */
  readonly next: string | null;
}

const defaultLimit = 50;

/**
 * A page of submissions, newest first unless another order is requested. Problem code: `request.invalid` for an invalid cursor, and for
 * an identity code as search text.
 */
export async function listSubmissions(
  deps: ListSubmissionsDeps,
  { acceptLanguage, cursor, limit = defaultLimit, sort, direction, ...request }: ListRequest,
): Promise<Result<SubmissionPage>> {
  const after = cursor === undefined ? undefined : readSortCursor(cursor);
  if (cursor !== undefined && after === undefined) {
    return failed({ code: 'request.invalid', path: 'cursor' });
  }
  if (sort === 'sender') await deps.searchIndex.indexBatch();
  const filter = await readFilter(deps, request);
  if (!filter.ok) return filter;
  const order = sort === undefined ? newestFirst : { by: sort, direction: direction ?? 'asc' };
  const listed = await deps.administration.list({ ...filter.value, order, after, limit: limit + 1 });
  const { rows, next } = pageOf(listed, limit);
  return ok({ items: await withNamesAndHits(deps, rows, { q: request.q ?? '', acceptLanguage }), next });
}

/** Counts the submissions that meet a filter, whatever their status. Problem code: `request.invalid` for an identity code as search text. */
export async function countSubmissionsByStatus(
  deps: ListSubmissionsDeps,
  request: FilterRequest,
): Promise<Result<StatusCounts>> {
  const filter = await readFilter(deps, request);
  return filter.ok ? ok(await deps.administration.countByStatus(filter.value)) : filter;
}

async function withNamesAndHits(
  deps: ListSubmissionsDeps,
  items: readonly SubmissionListItem[],
  { q, acceptLanguage }: { readonly q: string; readonly acceptLanguage: string | undefined },
): Promise<readonly NamedListItem[]> {
  const text = readSearchText(q);
  const words = text.kind === 'words' ? text.words : [];
  const guids = words.length === 0 ? [] : items.map(({ guid }) => guid);
  // The index holds answers in the site's language: the words may not occur in the answers as shown to the reader.
  const locales = [await readerLocaleOf(deps, acceptLanguage), await siteLocaleOf(deps)];
  const fileNames = await fileNamesOf(deps.database, guids);
  return Promise.all(
    items.map(async (item) => {
      const formName =
        item.formName ?? (await deps.findFormRevision(item.form, item.formRevision))?.name ?? {};
      if (words.length === 0) return { ...item, formName, hit: null };
      const searched = { ...item, fileNames: fileNames.get(item.guid) ?? [] };
      for (const locale of locales) {
        const hit = searchHitOf(searched, await answerDisplayOf(deps, item, locale), words);
        if (hit !== null) return { ...item, formName, hit };
      }
      return { ...item, formName, hit: null };
    }),
  );
}

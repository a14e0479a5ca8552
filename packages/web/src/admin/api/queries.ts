import { routes } from '@form-portal/domain/api';
import {
  catalogueFromWire,
  formFromWire,
  formOverviewFromWire,
  revisionsFromWire,
  structureFromWire,
  valueListItemsFromWire,
} from '@form-portal/domain/wire';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { callAndRead, CallError } from './call.ts';
import { translationsMeta } from './query-client.ts';
import type { Guid, Problem, ValueListItem, VaultStructure } from '@form-portal/domain';

/** Data that loads while its screen is already shown. */
interface Loading {
  /** Why loading failed; null: it did not, or it is being retried. */
  readonly error: Problem | null;
  readonly loading: boolean;
  readonly reload: () => void;
}

/** The vault's structure; null: not loaded. */
export interface LoadedStructure extends Loading {
  readonly structure: VaultStructure | null;
}

/** The items of a property's value list; null: not loaded. */
export interface LoadedItems extends Loading {
  readonly items: readonly ValueListItem[] | null;
}

/** All stored forms. */
export function formListQuery() {
  return queryOptions({
    queryKey: ['forms'],
    queryFn: () => callAndRead(routes.listAllForms, {}, formOverviewFromWire),
  });
}

/** A stored form, draft or published. */
export function formQuery(guid: Guid) {
  return queryOptions({
    queryKey: ['forms', guid],
    queryFn: () => callAndRead(routes.readWholeForm, { params: { id: guid } }, formFromWire),
  });
}

/** The revisions of a form, newest first. */
export function revisionsQuery(guid: Guid) {
  return queryOptions({
    queryKey: ['forms', guid, 'revisions'],
    queryFn: () => callAndRead(routes.listFormRevisions, { params: { id: guid } }, revisionsFromWire),
  });
}

/** One revision of a form. */
export function revisionQuery(guid: Guid, revision: number) {
  return queryOptions({
    queryKey: ['forms', guid, 'revisions', revision],
    queryFn: () => callAndRead(routes.readFormRevision, { params: { id: guid, revision } }, formFromWire),
  });
}

/** The languages of the site with all texts. */
export function catalogueQuery() {
  return queryOptions({
    queryKey: ['translations'],
    meta: translationsMeta,
    queryFn: () => callAndRead(routes.readTranslations, {}, catalogueFromWire),
  });
}

/** Data fetched within this time, in ms, was fetched for the screen that is opening and is not fetched again. */
export const reuseMs = 3000;

/** The vault's structure. */
export function structureQuery() {
  return queryOptions({
    queryKey: ['structure'],
    staleTime: reuseMs,
    queryFn: () => callAndRead(routes.readStructure, {}, structureFromWire),
  });
}

/** The items of the value list of a lookup property. */
export function valueListItemsQuery(property: number) {
  return queryOptions({
    queryKey: ['structure', 'items', property],
    queryFn: () =>
      callAndRead(routes.listValueListItems, { params: { id: property } }, valueListItemsFromWire),
  });
}

/** The vault's structure, for screens that work before it has loaded. */
export function useStructure(): LoadedStructure {
  const { data, error, isFetching, refetch } = useQuery(structureQuery());
  return {
    structure: data ?? null,
    error: isFetching ? null : problemOf(error),
    loading: isFetching,
    reload: () => void refetch(),
  };
}

/** The items of a property's value list, for screens that work before they have loaded; null loads nothing. */
export function useValueListItems(property: number | null): LoadedItems {
  const { data, error, isFetching, refetch } = useQuery({
    ...valueListItemsQuery(property ?? 0),
    enabled: property !== null,
  });
  return {
    items: data ?? null,
    error: isFetching ? null : problemOf(error),
    loading: isFetching,
    reload: () => void refetch(),
  };
}

function problemOf(error: Error | null): Problem | null {
  if (error === null) return null;
  return error instanceof CallError ? error.problems[0] : { code: 'unexpected' };
}

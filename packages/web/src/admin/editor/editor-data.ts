import {
  newForm,
  parseGuid,
  type Catalogue,
  type Form,
  type Guid,
  type LanguageCode,
  type VaultStructure,
} from '@form-portal/domain';
import { chooseObjectType, duplicateForm } from '@form-portal/domain/edit';
import { routes } from '@form-portal/domain/api';
import { formDraftFromWire, formFromWire, type FormDraft } from '@form-portal/domain/wire';
import { queryOptions } from '@tanstack/react-query';
import { callAndRead, CallError } from '../api/call.ts';
import { catalogueQuery, formListQuery, formQuery, reuseMs, structureQuery } from '../api/queries.ts';
import { newGuid } from '../../shared/new-guid.ts';
import { formText } from './model/editor-env.ts';
import { nothingStored, type StoredVersions } from './model/saving/stored-versions.ts';
import type { QueryClient } from '@tanstack/react-query';

/** The data that the editor opens with. */
export interface EditorData {
  readonly form: Form;
  /** The draft as it is stored, or the form where there is none; blank when nothing is stored. */
  readonly stored: Form;
  readonly versions: StoredVersions;
  readonly catalogue: Catalogue;
  readonly storedForms: readonly Guid[];
  /** The stored form that this one is a copy of; null: not a copy. */
  readonly copyOf: Guid | null;
}

/** The form that an address opens: a stored one, a new one, or a copy of a stored one. */
export type EditorTarget =
  | { readonly kind: 'stored'; readonly guid: Guid }
  | { readonly kind: 'new' }
  | { readonly kind: 'copy'; readonly of: Guid };

/** Parses the address of the editor; undefined: it names no form. */
export function parseEditorTarget(id: string, copyOf: string | null): EditorTarget | undefined {
  const guid = parseGuid(id === 'new' ? (copyOf ?? '') : id);
  if (id === 'new') return guid === undefined ? { kind: 'new' } : { kind: 'copy', of: guid };
  return guid === undefined ? undefined : { kind: 'stored', guid };
}

/** The backup that My Forms passes in the state of its navigation to a new form; undefined: none. */
export function backupFromNavigation(state: unknown): Form | undefined {
  if (typeof state !== 'object' || state === null || !('backup' in state)) return undefined;
  const form = formFromWire(state.backup);
  return form.ok ? form.value : undefined;
}

/** How long the loading view waits for the vault's structure, in ms. */
const structureWaitMs = 3000;

/** Fetches the editor's data while its script is still loading. */
export function prefetchEditorData(client: QueryClient, target: EditorTarget): void {
  const guid = storedGuid(target);
  if (guid !== null) void client.prefetchQuery(formQuery(guid));
  void client.prefetchQuery(structureQuery());
  void client.prefetchQuery(catalogueQuery());
  void client.prefetchQuery(formListQuery());
}

/** Fetches the editor's data, never from the cache: an outdated form would be saved over a newer one. */
export function editorDataQuery(client: QueryClient, target: EditorTarget, defaultLanguage: LanguageCode) {
  return queryOptions({
    queryKey: ['editor-data', target],
    gcTime: 0,
    staleTime: Infinity,
    queryFn: () => loadEditorData(client, target, defaultLanguage),
  });
}

async function loadEditorData(
  client: QueryClient,
  target: EditorTarget,
  defaultLanguage: LanguageCode,
): Promise<EditorData> {
  const guid = storedGuid(target);
  const [structure, storedForm, catalogue, list] = await Promise.all([
    structureInTime(client),
    guid === null ? null : client.fetchQuery({ ...formQuery(guid), staleTime: reuseMs }),
    client.fetchQuery({ ...catalogueQuery(), staleTime: reuseMs }),
    client.fetchQuery({ ...formListQuery(), staleTime: reuseMs }),
  ]);
  const form = storedForm ?? blankForm(structure);
  const hasDraft = list.some((item) => item.guid === guid && item.draftedAt !== null);
  const draft = guid !== null && hasDraft ? await fetchDraft(guid) : null;
  const newest = draft?.form ?? form;
  const storedForms = list.map((item) => item.guid);
  if (target.kind === 'copy') {
    const copy = duplicateForm(newest, newGuid, (name, language) =>
      formText({ catalogue, defaultLanguage }, 'admin.copyName', language).replace('{name}', () => name),
    );
    const versions = nothingStored;
    return { form: copy, stored: newForm(), versions, catalogue, storedForms, copyOf: target.of };
  }
  const versions = { published: form.revision > 0 ? form : null, draft };
  return { form: newest, stored: newest, versions, catalogue, storedForms, copyOf: null };
}

/** The draft of a form; null: it was published or discarded just now. */
async function fetchDraft(guid: Guid): Promise<FormDraft | null> {
  try {
    return await callAndRead(routes.readFormDraft, { params: { id: guid } }, formDraftFromWire);
  } catch (error) {
    if (error instanceof CallError && error.status === 404) return null;
    throw error;
  }
}

/** The stored form that is opened or copied; null: a new form. */
function storedGuid(target: EditorTarget): Guid | null {
  switch (target.kind) {
    case 'stored':
      return target.guid;
    case 'copy':
      return target.of;
    case 'new':
      return null;
  }
}

/**
 * The vault's structure. Null when it cannot be loaded or does not arrive in time: the editor then opens without it, and its parts that need
 * the structure say that it is missing.
 */
async function structureInTime(client: QueryClient): Promise<VaultStructure | null> {
  const loaded = client.fetchQuery(structureQuery()).catch(() => null);
  let timer = 0;
  const timeout = new Promise<null>((resolve) => {
    timer = window.setTimeout(() => resolve(null), structureWaitMs);
  });
  const structure = await Promise.race([loaded, timeout]);
  window.clearTimeout(timer);
  return structure;
}

/** A blank form with the vault's first document class; without a class when there is no structure. */
function blankForm(structure: VaultStructure | null): Form {
  return structure === null ? newForm() : chooseObjectType(newForm(), 0, structure);
}

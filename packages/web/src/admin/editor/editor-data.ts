import {
  newForm,
  parseGuid,
  type Catalogue,
  type Form,
  type Guid,
  type LanguageCode,
} from '@form-portal/domain';
import { chooseObjectType, duplicateForm } from '@form-portal/domain/edit';
import { formFromWire } from '@form-portal/domain/wire';
import { queryOptions } from '@tanstack/react-query';
import { catalogueQuery, formListQuery, formQuery, structureQuery } from '../api/queries.ts';
import { newGuid } from '../../shared/new-guid.ts';
import { formText } from './model/editor-env.ts';
import type { QueryClient } from '@tanstack/react-query';

/** What the editor opens with. */
export interface EditorData {
  readonly form: Form;
  /** The form as it is stored; a blank one when it never was. */
  readonly stored: Form;
  readonly catalogue: Catalogue;
  readonly storedForms: readonly Guid[];
  /** The stored form that this one is a copy of; null: it is none. */
  readonly copyOf: Guid | null;
}

/** What an address opens: a stored form, a new one, or a copy of a stored one. */
export type EditorTarget =
  | { readonly kind: 'stored'; readonly guid: Guid }
  | { readonly kind: 'new' }
  | { readonly kind: 'copy'; readonly of: Guid };

/** Reads the address of the editor; undefined: it leads to no form. */
export function parseEditorTarget(id: string, copyOf: string | null): EditorTarget | undefined {
  const guid = parseGuid(id === 'new' ? (copyOf ?? '') : id);
  if (id === 'new') return guid === undefined ? { kind: 'new' } : { kind: 'copy', of: guid };
  return guid === undefined ? undefined : { kind: 'stored', guid };
}

/** The backup that My Forms hands over with its link to a new form; undefined: none. */
export function backupFromNavigation(state: unknown): Form | undefined {
  if (typeof state !== 'object' || state === null || !('backup' in state)) return undefined;
  const form = formFromWire(state.backup);
  return form.ok ? form.value : undefined;
}

/** What was asked for so short a time ago, in ms, is still being opened: it need not be asked for again. */
const reuseMs = 3000;

/** Asks for what the editor opens with, while the editor itself is on its way. */
export function prefetchEditorData(client: QueryClient, what: EditorTarget): void {
  const guid = storedGuid(what);
  if (guid === null) void client.prefetchQuery(structureQuery());
  else void client.prefetchQuery(formQuery(guid));
  void client.prefetchQuery(catalogueQuery());
  void client.prefetchQuery(formListQuery());
}

/** Fetches what the editor opens with, always anew: an old form would be saved over a newer one. */
export function editorDataQuery(client: QueryClient, what: EditorTarget, defaultLanguage: LanguageCode) {
  return queryOptions({
    queryKey: ['editor-data', what],
    gcTime: 0,
    staleTime: Infinity,
    queryFn: async (): Promise<EditorData> => {
      const guid = storedGuid(what);
      const [form, catalogue, list] = await Promise.all([
        guid === null ? blankForm(client) : client.fetchQuery({ ...formQuery(guid), staleTime: reuseMs }),
        client.fetchQuery({ ...catalogueQuery(), staleTime: reuseMs }),
        client.fetchQuery({ ...formListQuery(), staleTime: reuseMs }),
      ]);
      const copyOf = what.kind === 'copy' ? what.of : null;
      const around = { catalogue, storedForms: list.map((item) => item.guid), copyOf };
      if (what.kind !== 'copy') return { ...around, form, stored: form };
      const nameCopy = (name: string, language: LanguageCode): string =>
        formText({ catalogue, defaultLanguage }, 'admin.copyName', language).replace('{name}', () => name);
      return { ...around, form: duplicateForm(form, newGuid, nameCopy), stored: newForm() };
    },
  });
}

/** The stored form that is opened or copied; null: none. */
function storedGuid(what: EditorTarget): Guid | null {
  switch (what.kind) {
    case 'stored':
      return what.guid;
    case 'copy':
      return what.of;
    case 'new':
      return null;
  }
}

/** A blank form of the first class that the vault has for documents; of none in particular while the vault does not answer. */
async function blankForm(client: QueryClient): Promise<Form> {
  try {
    return chooseObjectType(
      newForm(),
      0,
      await client.fetchQuery({ ...structureQuery(), staleTime: reuseMs }),
    );
  } catch {
    // The settings tell that the structure is not there, and ask for it again.
    return newForm();
  }
}

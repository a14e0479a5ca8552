import { parseGuid, type SavedForm } from '@form-portal/domain';
import type { FormDraftStore } from './form-drafts.store.ts';
import type { FormsStore } from './forms.store.ts';

/** The stores of forms and of their drafts. */
interface Deps {
  readonly forms: Pick<FormsStore, 'find'>;
  readonly formDrafts: Pick<FormDraftStore, 'find'>;
}

/** For administrators: the form that visitors get, or the draft of one that was never published; undefined without one. */
export async function findFormOrDraft(
  { forms, formDrafts }: Deps,
  id: string,
): Promise<SavedForm | undefined> {
  const guid = parseGuid(id);
  if (guid === undefined) return undefined;
  return (await forms.find(guid)) ?? (await formDrafts.find(guid))?.form;
}

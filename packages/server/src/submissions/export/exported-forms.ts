import {
  fieldsInOrder,
  sections,
  type Field,
  type Guid,
  type LocalizedText,
  type SavedForm,
  type StoredSubmission,
} from '@form-portal/domain';
import type { SubmissionFilter } from '../search/submission-filter.ts';
import type { SubmissionExportStore } from './submission-export.store.ts';

/** Dependencies of finding the forms of an export. */
export interface ExportedFormsDeps {
  readonly exported: SubmissionExportStore;
  readonly findForm: (guid: Guid) => Promise<SavedForm | undefined>;
  readonly findFormRevision: (form: Guid, revision: number) => Promise<SavedForm | undefined>;
}

/** A form of exported submissions. */
export interface ExportedForm {
  readonly guid: Guid;
  /** The current form, if it exists, then the revisions that submissions were sent to, newest first. */
  readonly revisions: readonly SavedForm[];
}

/** A repeatable group with a column for each of its fields. */
export interface RowGroup {
  readonly guid: Guid;
  readonly name: LocalizedText;
  readonly columns: readonly Field[];
}

/** Whether a form exists, or a submission to it. */
export async function isExportable(deps: ExportedFormsDeps, form: Guid): Promise<boolean> {
  return (await formsOf(deps, { form })).length > 0;
}

/** The forms of the submissions that meet a filter; the one that it names, even without submissions. */
export async function formsOf(
  { exported, findForm, findFormRevision }: ExportedFormsDeps,
  filter: SubmissionFilter,
): Promise<readonly ExportedForm[]> {
  const sent = Map.groupBy(await exported.revisions(filter), ({ form }) => form);
  const guids = new Set([...(filter.form === undefined ? [] : [filter.form]), ...sent.keys()]);
  const forms = await Promise.all(
    [...guids].map(async (guid) => {
      const current = await findForm(guid);
      const pinned = await Promise.all(
        (sent.get(guid) ?? [])
          .filter(({ revision }) => revision !== current?.revision)
          .map(({ revision }) => findFormRevision(guid, revision)),
      );
      return { guid, revisions: [current, ...pinned].filter((form) => form !== undefined) };
    }),
  );
  return forms.filter(({ revisions }) => revisions.length > 0);
}

/** The revision that a submission was sent to, and what its form is called now. */
export async function formOfSubmission(
  { findFormRevision }: ExportedFormsDeps,
  forms: readonly ExportedForm[],
  { form, formRevision }: Pick<StoredSubmission, 'form' | 'formRevision'>,
): Promise<{ readonly pinned: SavedForm | undefined; readonly name: LocalizedText }> {
  const known = forms.find(({ guid }) => guid === form)?.revisions ?? [];
  const pinned =
    known.find(({ revision }) => revision === formRevision) ?? (await findFormRevision(form, formRevision));
  return { pinned, name: (known[0] ?? pinned)?.name ?? {} };
}

/**
 * The fields outside repeatable groups, each once, from the newest revision that has it. A field that was in such a
 * group in any revision is in that group's columns ({@link rowGroupsOf}), so that no row is left out.
 */
export function columnsOf(revisions: readonly SavedForm[]): readonly Field[] {
  const inRows = new Set(rowGroupsOf(revisions).flatMap(({ columns }) => columns.map(({ guid }) => guid)));
  return newestOf(revisions.flatMap(fieldsInOrder)).filter(({ guid }) => !inRows.has(guid));
}

/** The repeatable groups, each once, with the name and the fields of the newest revision that has them in rows. */
export function rowGroupsOf(revisions: readonly SavedForm[]): readonly RowGroup[] {
  const groups = revisions
    .flatMap(sections)
    .flatMap(({ group, rows }) =>
      group?.repeat === undefined ? [] : [{ guid: group.guid, name: group.name, columns: rows.flat() }],
    );
  return newestOf(groups).map((group) => ({
    ...group,
    columns: newestOf(groups.filter(({ guid }) => guid === group.guid).flatMap(({ columns }) => columns)),
  }));
}

/** The first element of each GUID. */
function newestOf<T extends { readonly guid: Guid }>(elements: readonly T[]): readonly T[] {
  const newest = new Map<Guid, T>();
  for (const element of elements) if (!newest.has(element.guid)) newest.set(element.guid, element);
  return [...newest.values()];
}

import {
  failed,
  ok,
  parseGuid,
  type Guid,
  type LocalizedText,
  type Result,
  type SavedForm,
  type SubmissionStatus,
} from '@form-portal/domain';
import { cursorOf, readCursor } from '../../http/list-cursor.ts';
import type { SubmissionAdministrationStore, SubmissionListItem } from './submission-administration.store.ts';

/** What listing needs. */
export interface ListSubmissionsDeps {
  readonly administration: SubmissionAdministrationStore;
  readonly findFormRevision: (form: Guid, revision: number) => Promise<SavedForm | undefined>;
}

/** Which page of which list, as an administrator asks for it. */
interface ListRequest {
  readonly status?: SubmissionStatus | undefined;
  /** A form's GUID. */
  readonly form?: string | undefined;
  /** ISO 8601 UTC: the earliest instant of receipt. */
  readonly since?: string | undefined;
  /** A reference or its beginning, or a GUID. */
  readonly q?: string | undefined;
  /** Where the page before ended. */
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
}

/** A row with the form's name, also when the form is gone. */
export type NamedListItem = SubmissionListItem & { readonly formName: LocalizedText };

/** A page of the list, newest first. */
export interface SubmissionPage {
  readonly items: readonly NamedListItem[];
  /** Null: there are no more. */
  readonly next: string | null;
}

const defaultLimit = 50;
const nothing: SubmissionPage = { items: [], next: null };

/** A page of submissions. A cursor that is none of ours is `request.invalid`. */
export async function listSubmissions(
  deps: ListSubmissionsDeps,
  { form, cursor, limit = defaultLimit, ...asked }: ListRequest,
): Promise<Result<SubmissionPage>> {
  const after = cursor === undefined ? undefined : readCursor(cursor);
  if (cursor !== undefined && after === undefined) {
    return failed({ code: 'request.invalid', path: 'cursor' });
  }
  const guid = form === undefined ? undefined : parseGuid(form);
  if (form !== undefined && guid === undefined) return ok(nothing);
  const found = await deps.administration.list({ ...asked, form: guid, after, limit: limit + 1 });
  const items = await Promise.all(found.slice(0, limit).map((item) => named(deps, item)));
  const last = items.at(-1);
  return ok({
    items,
    next:
      found.length > limit && last !== undefined ? cursorOf({ at: last.receivedAt, guid: last.guid }) : null,
  });
}

async function named(
  { findFormRevision }: ListSubmissionsDeps,
  item: SubmissionListItem,
): Promise<NamedListItem> {
  if (item.formName !== null) return { ...item, formName: item.formName };
  const form = await findFormRevision(item.form, item.formRevision);
  return { ...item, formName: form?.name ?? {} };
}

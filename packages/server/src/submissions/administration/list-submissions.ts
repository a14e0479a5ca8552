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

/** Dependencies of listing submissions. */
export interface ListSubmissionsDeps {
  readonly administration: SubmissionAdministrationStore;
  readonly findFormRevision: (form: Guid, revision: number) => Promise<SavedForm | undefined>;
}

/** A request for a page of the list. */
interface ListRequest {
  readonly status?: SubmissionStatus | undefined;
  /** A form's GUID. */
  readonly form?: string | undefined;
  /** Earliest instant of receipt, ISO 8601 UTC. */
  readonly since?: string | undefined;
  /** A reference or a prefix of one, or a GUID. */
  readonly q?: string | undefined;
  /** The end of the previous page. */
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
}

/** A row with the form's name, even if the form has been deleted. */
export type NamedListItem = SubmissionListItem & { readonly formName: LocalizedText };

/** A page of the list, newest first. */
export interface SubmissionPage {
  readonly items: readonly NamedListItem[];
  /** Null on the last page. */
  readonly next: string | null;
}

const defaultLimit = 50;
const emptyPage: SubmissionPage = { items: [], next: null };

/** A page of submissions. Problem code: `request.invalid` for an invalid cursor. */
export async function listSubmissions(
  deps: ListSubmissionsDeps,
  { form, cursor, limit = defaultLimit, ...asked }: ListRequest,
): Promise<Result<SubmissionPage>> {
  const after = cursor === undefined ? undefined : readCursor(cursor);
  if (cursor !== undefined && after === undefined) {
    return failed({ code: 'request.invalid', path: 'cursor' });
  }
  const guid = form === undefined ? undefined : parseGuid(form);
  if (form !== undefined && guid === undefined) return ok(emptyPage);
  const found = await deps.administration.list({ ...asked, form: guid, after, limit: limit + 1 });
  const items = await Promise.all(found.slice(0, limit).map((item) => withFormName(deps, item)));
  const last = items.at(-1);
  return ok({
    items,
    next:
      found.length > limit && last !== undefined ? cursorOf({ at: last.receivedAt, guid: last.guid }) : null,
  });
}

async function withFormName(
  { findFormRevision }: ListSubmissionsDeps,
  item: SubmissionListItem,
): Promise<NamedListItem> {
  if (item.formName !== null) return { ...item, formName: item.formName };
  const form = await findFormRevision(item.form, item.formRevision);
  return { ...item, formName: form?.name ?? {} };
}

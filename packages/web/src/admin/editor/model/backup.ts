import { bytesPerMb, type Form, type Problem, type Result } from '@form-portal/domain';
import { formFromWire, formToWire } from '@form-portal/domain/wire';
import type { EditorEnv } from './editor-env.ts';
import type { Message } from './message.ts';

/** A backup as a file: named by the form's GUID (specification §7); `form` before the first save. */
export function backupOf(form: Form): { readonly fileName: string; readonly text: string } {
  return { fileName: `${form.guid ?? 'form'}.json`, text: JSON.stringify(formToWire(form)) };
}

/** A backup that was read, or why it is none: in words that name the fault. */
export type ReadBackup =
  { readonly ok: true; readonly form: Form } | { readonly ok: false; readonly fault: Message };

/** What a backup is read by. */
type ReadingEnv = Pick<EditorEnv, 'fieldTypes' | 'limits'>;

/** A file as the browser hands it over; it is not read before its size is known. */
export interface ChosenFile {
  readonly size: number;
  readonly text: () => Promise<string>;
}

/**
 * Reads a backup: of this portal's own shape or of the specification's, of any known version. A file that is no JSON, another
 * product's, too large, of a newer version, damaged, or that holds field types nobody knows is refused whole.
 */
export async function readBackup(file: ChosenFile, { fieldTypes, limits }: ReadingEnv): Promise<ReadBackup> {
  if (file.size > limits.maxFormBytes) {
    const params = { max: Math.floor((limits.maxFormBytes / bytesPerMb) * 100) / 100 };
    return { ok: false, fault: { key: 'admin.import.tooLarge', params } };
  }
  const document = parseJson(await file.text());
  if (!document.ok) return { ok: false, fault: { key: 'admin.import.notJson' } };
  if (!looksLikeForm(document.value)) return { ok: false, fault: { key: 'admin.import.notForm' } };
  const form = formFromWire(document.value);
  if (!form.ok) return { ok: false, fault: faultOf(form.problems[0]) };
  const unknown = form.value.fields
    .map(({ type }) => type)
    .filter((type) => fieldTypes.get(type).name !== type);
  if (unknown.length === 0) return { ok: true, form: form.value };
  const params = { types: [...new Set(unknown)].join(', ') };
  return { ok: false, fault: { key: 'admin.import.unknownType', params } };
}

function parseJson(text: string): Result<unknown> {
  try {
    // Some editors write a mark of the byte order, which JSON does not know.
    return { ok: true, value: JSON.parse(text.replace(/^\ufeff/, '')) };
  } catch {
    return { ok: false, problems: [{ code: 'request.malformed' }] };
  }
}

/** Whether a document has the members that every form has, so that what is wrong with it is worth telling. */
function looksLikeForm(document: unknown): boolean {
  if (typeof document !== 'object' || document === null) return false;
  return ['Name', 'FormTemplate', 'Fields'].every((member) => Object.hasOwn(document, member));
}

function faultOf({ code, path = '', params }: Problem): Message {
  const reason = params?.['reason'];
  if (code === 'form.layout-broken') {
    return { key: layoutFaults[String(reason)] ?? 'admin.import.misplaced', params: { id: path } };
  }
  if (reason === 'newer-version') return { key: 'admin.import.newer' };
  return { key: 'admin.import.wrongPart', params: { path } };
}

const layoutFaults: Readonly<Record<string, Message['key']>> = {
  'guid-repeated': 'admin.import.repeated',
  'unknown-field': 'admin.import.dangling',
  'unknown-group': 'admin.import.dangling',
};

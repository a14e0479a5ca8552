import { bytesPerMb, type Form, type Problem, type Result } from '@form-portal/domain';
import { formFromWire, formToWire } from '@form-portal/domain/wire';
import type { EditorEnv } from '../editor-env.ts';
import type { Message } from '../messages/message.ts';

/** A backup as a file, named after the form's GUID (specification §7), or `form` before the first save. */
export function backupOf(form: Form): { readonly fileName: string; readonly text: string } {
  return { fileName: `${form.guid ?? 'form'}.json`, text: JSON.stringify(formToWire(form)) };
}

/** The form of a backup, or a message that says why the file could not be read. */
export type ReadBackup =
  { readonly ok: true; readonly form: Form } | { readonly ok: false; readonly fault: Message };

type ReadingEnv = Pick<EditorEnv, 'fieldTypes' | 'limits'>;

/** A file chosen in the browser; its size is known before it is read. */
export interface ChosenFile {
  readonly size: number;
  readonly text: () => Promise<string>;
}

/**
 * Reads a backup in the portal's own format or the specification's, in any known version. A file is rejected as a whole when it is too
 * large, can no longer be read, is not JSON, not a form, damaged, of a newer version, or has unknown field types.
 */
export async function readBackup(file: ChosenFile, { fieldTypes, limits }: ReadingEnv): Promise<ReadBackup> {
  if (file.size > limits.maxFormBytes) {
    const params = { max: Math.floor((limits.maxFormBytes / bytesPerMb) * 100) / 100 };
    return { ok: false, fault: { key: 'admin.import.tooLarge', params } };
  }
  const text = await file.text().catch(() => null);
  if (text === null) return { ok: false, fault: { key: 'admin.settings.unreadable' } };
  const document = parseJson(text);
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
    // Some editors write a byte order mark, which JSON does not allow.
    return { ok: true, value: JSON.parse(text.replace(/^\ufeff/, '')) };
  } catch {
    return { ok: false, problems: [{ code: 'request.malformed' }] };
  }
}

/** Whether a document has the members that every form has; only then are its faults reported in detail. */
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
  if (reason === 'too-deep') return { key: 'admin.import.tooDeep' };
  if (reason === 'condition-too-large') return { key: 'admin.import.conditionTooLarge', params: { path } };
  return { key: 'admin.import.wrongPart', params: { path } };
}

const layoutFaults: Readonly<Record<string, Message['key']>> = {
  'guid-repeated': 'admin.import.repeated',
  'unknown-field': 'admin.import.dangling',
  'unknown-group': 'admin.import.dangling',
};

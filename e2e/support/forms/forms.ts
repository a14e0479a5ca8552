import { randomUUID } from 'node:crypto';
import { newField, newForm, parseGuid, type Field, type Form, type Guid } from '@form-portal/domain';
import { fieldTypes } from '@form-portal/field-types';
import type { FieldTypeName } from '@form-portal/field-types';

/** A GUID for a part of a form. */
export function newGuid(): Guid {
  const guid = parseGuid(randomUUID());
  if (guid === undefined) throw new Error('a random UUID is not a GUID');
  return guid;
}

/** A question of a journey; members that are left out get the defaults of the type. */
export interface Question extends Partial<Field> {
  readonly type: FieldTypeName;
  readonly label: { readonly fi: string; readonly gb: string };
}

/** A question that belongs to no property of the vault. */
export function aQuestion({ type, ...changes }: Question): Field {
  return { ...newField(fieldTypes.get(type), newGuid(), '', 'fi'), ...changes };
}

/** A form for one journey: reached by its address, not listed. Its submissions become plain documents. */
export function aForm(name: { readonly fi: string; readonly gb: string }, changes: Partial<Form> = {}): Form {
  const { fields = [] } = changes;
  return {
    ...newForm(),
    name,
    showInFormPortal: false,
    layout: fields.map(({ guid }) => ({ kind: 'field', guid })),
    ...changes,
  };
}

/** A separate copy of a form: not listed, with its own submissions. */
export function copyOf(form: Form): Form {
  return { ...form, guid: null, revision: 0, showInFormPortal: false };
}

/** A form that accepts documents, pictures and maps (kml) of at most 1 MB. */
export function aFormWithAttachments(): Form {
  const fields = [aQuestion({ type: 'text', label: { fi: 'Aihe', gb: 'Subject' } })];
  const attachments = { maxFileSizeMb: 1, categories: ['doc', 'img'], customExtensions: ['kml'] } as const;
  return aForm({ fi: 'Liitelomake', gb: 'Form with attachments' }, { fields, attachments });
}

/** The options of a question that asks on whose behalf the form is sent: 1 is a private person, 2 an association. */
export const personOrAssociation = [
  { id: 1, name: { fi: 'Yksityishenkilö', gb: 'Private person' } },
  { id: 2, name: { fi: 'Yhdistys', gb: 'Association' } },
] as const;

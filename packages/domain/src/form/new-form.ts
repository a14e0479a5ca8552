import type { FieldType } from '../field-type/field-type.ts';
import type { Guid } from '../guid.ts';
import type { LanguageCode } from '../text/localized-text.ts';
import { documentType } from '../vault/built-in-ids.ts';
import { dataTypes } from '../vault/data-type.ts';
import { noProperty, type AttachmentRules, type Field, type Form } from './form.ts';

/** Default range of whole numbers (specification §9, Integer range). */
export const integerRange = { min: -2_147_483_648, max: 2_147_483_647 } as const;

/** Default attachment rules: 10 MB, nothing allowed (specification §3). */
export const defaultAttachmentRules: AttachmentRules = {
  maxFileSizeMb: 10,
  categories: [],
  customExtensions: [],
};

/**
 * Returns a blank form as the editor opens it: enabled and listed, class 0 of documents, never saved
 * (specification §3, Form).
 */
export function newForm(): Form {
  return {
    guid: null,
    name: {},
    description: {},
    enabled: true,
    showInFormPortal: true,
    objectType: documentType,
    class: 0,
    layout: [],
    fields: [],
    groups: [],
    predefinedFields: [],
    identity: { enabled: false, attributes: [] },
    attachments: defaultAttachmentRules,
    checkAnswers: false,
    summaryPdf: true,
    titleTemplate: null,
    revision: 0,
    updatedAt: null,
  };
}

/**
 * Creates a field of a type with the defaults common to all fields (specification §3, Field), overridden by
 * the type's own and made valid by the type. The label is set in one language; an empty one leaves the
 * field without a label.
 */
export function newField(type: FieldType, guid: Guid, label: string, language: LanguageCode): Field {
  const { settings = {}, ...defaults } = type.defaults;
  return {
    guid,
    type: type.name,
    label: label === '' ? {} : { [language]: label },
    description: {},
    required: false,
    width: 'wide',
    options: [],
    property: noProperty,
    dataType: dataTypes.uninitialized,
    multiSelect: false,
    ...defaults,
    settings: type.settings.normalise(settings),
  };
}

import { settingText } from '../../../field-type/field-settings.ts';
import type { FieldType, FieldTypes } from '../../../field-type/field-type.ts';
import type { Guid } from '../../../guid.ts';
import { isWritten, type LanguageCode, type LocalizedText } from '../../../text/localized-text.ts';
import type { AttachmentRequest, Field, Form, FormPage, Group, LayoutEntry } from '../../form.ts';
import type { TextId } from '../../editor-location.ts';
import { findField, findGroup } from '../../layout.ts';
import { pagesOf } from '../../pages.ts';
import { findPage } from '../pages/change-page.ts';
import { findRequest } from '../requests/change-request.ts';

/** One text of a form and its id. */
export interface FormText {
  readonly textId: TextId;
  readonly text: LocalizedText;
  /**
   * Whether every language needs it: true for the form name, the names of pages and requested files, labels
   * and messages of checks. Other texts may be empty in every language.
   */
  readonly needed: boolean;
}

/** How complete a form is in one language. */
export interface LanguageProgress {
  readonly language: LanguageCode;
  readonly written: number;
  readonly missing: number;
}

/**
 * Returns every text of a form that administrators write, in page order: the form's name, description and
 * description in the form list, then page by page its name and description, then group by group the heading,
 * the group's description, the texts of its rows and its fields' labels, descriptions and own settings that
 * are texts, finally the requested files and the messages of checks. Option names are not included: they come
 * from the vault.
 */
export function formTexts(form: Form, types: FieldTypes): readonly FormText[] {
  const fields = new Map(form.fields.map((field) => [field.guid, field]));
  const groups = new Map(form.groups.map((group) => [group.guid, group]));
  const fieldTexts = (guid: Guid): readonly FormText[] => {
    const field = fields.get(guid);
    if (field === undefined) return [];
    return [
      { textId: { of: 'field', guid, part: 'label' }, text: field.label, needed: true },
      { textId: { of: 'field', guid, part: 'description' }, text: field.description, needed: false },
      ...settingTexts(field, types.get(field.type)),
    ];
  };
  const entryTexts = ({ kind, guid }: LayoutEntry): readonly FormText[] => {
    const group = groups.get(guid);
    if (kind === 'field' || group === undefined) return fieldTexts(guid);
    return [...groupTexts(group), ...group.fields.flatMap(fieldTexts)];
  };
  return [
    { textId: { of: 'form', part: 'name' }, text: form.name, needed: true },
    { textId: { of: 'form', part: 'description' }, text: form.description, needed: false },
    { textId: { of: 'form', part: 'listDescription' }, text: form.listDescription ?? {}, needed: false },
    ...pagesOf(form).flatMap(({ page }) => [
      ...(page === null ? [] : pageTexts(page)),
      ...form.layout.filter((entry) => page === null || entry.page === page.guid).flatMap(entryTexts),
    ]),
    ...(form.attachments.requests ?? []).flatMap(requestTexts),
    ...(form.checks ?? []).map(({ guid, message }): FormText => ({
      textId: { of: 'check', guid, part: 'message' },
      text: message,
      needed: true,
    })),
  ];
}

function pageTexts({ guid, name, description = {} }: FormPage): readonly FormText[] {
  return [
    { textId: { of: 'page', guid, part: 'name' }, text: name, needed: true },
    { textId: { of: 'page', guid, part: 'description' }, text: description, needed: false },
  ];
}

function groupTexts({ guid, name, description = {}, repeat }: Group): readonly FormText[] {
  const rowTexts: readonly FormText[] =
    repeat === undefined
      ? []
      : [
          { textId: { of: 'group', guid, part: 'rowName' }, text: repeat.rowName ?? {}, needed: false },
          { textId: { of: 'group', guid, part: 'addText' }, text: repeat.addText ?? {}, needed: false },
        ];
  return [
    { textId: { of: 'group', guid, part: 'name' }, text: name, needed: false },
    { textId: { of: 'group', guid, part: 'description' }, text: description, needed: false },
    ...rowTexts,
  ];
}

/** The text about sending the file later is left out where that is not allowed: nobody sees it. */
function requestTexts({ guid, name, description, later, laterText }: AttachmentRequest): readonly FormText[] {
  const textAboutLater: FormText = {
    textId: { of: 'request', guid, part: 'laterText' },
    text: laterText ?? {},
    needed: false,
  };
  return [
    { textId: { of: 'request', guid, part: 'name' }, text: name, needed: true },
    { textId: { of: 'request', guid, part: 'description' }, text: description ?? {}, needed: false },
    ...(later ? [textAboutLater] : []),
  ];
}

function settingTexts({ guid, settings }: Field, type: FieldType): readonly FormText[] {
  const used = Object.entries(type.settings.texts).filter(([, { isUsed }]) => isUsed?.(settings) !== false);
  return used.map(([part, { needed }]) => ({
    textId: { of: 'setting', guid, part },
    text: settingText(settings, part),
    needed,
  }));
}

/** Returns a text of a form; empty when the element does not exist. */
export function textAt(form: Form, textId: TextId): LocalizedText {
  switch (textId.of) {
    case 'form':
      return form[textId.part] ?? {};
    case 'page':
      return findPage(form, textId.guid)?.[textId.part] ?? {};
    case 'group': {
      const { part } = textId;
      const group = findGroup(form, textId.guid);
      return (part === 'name' || part === 'description' ? group?.[part] : group?.repeat?.[part]) ?? {};
    }
    case 'request':
      return findRequest(form, textId.guid)?.[textId.part] ?? {};
    case 'field':
      return findField(form, textId.guid)?.[textId.part] ?? {};
    case 'setting':
      return settingText(findField(form, textId.guid)?.settings ?? {}, textId.part);
    case 'check':
      return form.checks?.find(({ guid }) => guid === textId.guid)?.message ?? {};
  }
}

/**
 * Whether a text is missing in a language: not written in it although it is needed or written in another
 * language (docs/design.md#form-languages).
 */
export function isTextMissing({ text, needed }: FormText, language: LanguageCode): boolean {
  if (isFilled(text[language])) return false;
  return needed || isWritten(text);
}

/** Returns the ids of the texts that are missing in a language, in page order. */
export function missingTexts(form: Form, language: LanguageCode, types: FieldTypes): readonly TextId[] {
  return formTexts(form, types)
    .filter((text) => isTextMissing(text, language))
    .map(({ textId }) => textId);
}

/** Returns how complete a form is in each language, in the order given. */
export function languageProgress(
  form: Form,
  languages: readonly LanguageCode[],
  types: FieldTypes,
): readonly LanguageProgress[] {
  const texts = formTexts(form, types);
  return languages.map((language) => ({
    language,
    written: texts.filter(({ text }) => isFilled(text[language])).length,
    missing: texts.filter((text) => isTextMissing(text, language)).length,
  }));
}

/**
 * Returns the id of the next text after `after` that is missing in a language, wrapping around at the
 * end; searches from the start for null. Undefined when nothing is missing.
 */
export function nextMissingText(
  form: Form,
  language: LanguageCode,
  after: TextId | null,
  types: FieldTypes,
): TextId | undefined {
  const texts = formTexts(form, types);
  const from = after === null ? -1 : texts.findIndex(({ textId }) => isSameTextId(textId, after));
  const inTurn = [...texts.slice(from + 1), ...texts.slice(0, from + 1)];
  return inTurn.find((text) => isTextMissing(text, language))?.textId;
}

function isFilled(text: string | undefined): boolean {
  return text !== undefined && text.trim() !== '';
}

/** Whether two ids refer to the same text. */
export function isSameTextId(one: TextId, other: TextId): boolean {
  if (one.of !== other.of || one.part !== other.part) return false;
  return one.of === 'form' || other.of === 'form' || one.guid === other.guid;
}

import type { Guid } from '../../../guid.ts';
import type { LanguageCode, LocalizedText } from '../../../localized-text.ts';
import type { Form } from '../../form.ts';
import type { TextPlace } from '../../form-place.ts';
import { findField, findGroup } from '../../layout.ts';

/** One text of a form and where it is written. */
export interface FormText {
  readonly place: TextPlace;
  readonly text: LocalizedText;
  /** Whether visitors need it in every language: the form's name and the labels. Others may be left out everywhere. */
  readonly needed: boolean;
}

/** How far a form is written in one language. */
export interface LanguageProgress {
  readonly language: LanguageCode;
  readonly written: number;
  readonly missing: number;
}

/**
 * Every text of a form that administrators write, in the order of the page: the form's name and description, then group by group
 * the heading and its fields' labels and descriptions. Names of options come from the vault.
 */
export function formTexts(form: Form): readonly FormText[] {
  const fields = new Map(form.fields.map((field) => [field.guid, field]));
  const groups = new Map(form.groups.map((group) => [group.guid, group]));
  const ofField = (guid: Guid): readonly FormText[] => {
    const field = fields.get(guid);
    if (field === undefined) return [];
    return [
      { place: { of: 'field', guid, part: 'label' }, text: field.label, needed: true },
      { place: { of: 'field', guid, part: 'description' }, text: field.description, needed: false },
    ];
  };
  return [
    { place: { of: 'form', part: 'name' }, text: form.name, needed: true },
    { place: { of: 'form', part: 'description' }, text: form.description, needed: false },
    ...form.layout.flatMap(({ kind, guid }): readonly FormText[] => {
      const group = groups.get(guid);
      if (kind === 'field' || group === undefined) return ofField(guid);
      const heading: FormText = {
        place: { of: 'group', guid, part: 'name' },
        text: group.name,
        needed: false,
      };
      return [heading, ...group.fields.flatMap(ofField)];
    }),
  ];
}

/** The text at a place of a form; an element that is gone has none in any language. */
export function textAt(form: Form, place: TextPlace): LocalizedText {
  switch (place.of) {
    case 'form':
      return form[place.part];
    case 'group':
      return findGroup(form, place.guid)?.name ?? {};
    case 'field':
      return findField(form, place.guid)?.[place.part] ?? {};
  }
}

/**
 * Whether a text is missing in a language: not written in it, though visitors need it or it is written in another (docs/design.md#editor,
 * Languages).
 */
export function isMissing({ text, needed }: FormText, language: LanguageCode): boolean {
  if (isWritten(text[language])) return false;
  return needed || Object.values(text).some(isWritten);
}

/** The places whose text is missing in a language, in the order of the page. */
export function missingTexts(form: Form, language: LanguageCode): readonly TextPlace[] {
  return formTexts(form)
    .filter((text) => isMissing(text, language))
    .map(({ place }) => place);
}

/** How far a form is written in each language, in the order of the languages. */
export function languageProgress(
  form: Form,
  languages: readonly LanguageCode[],
): readonly LanguageProgress[] {
  const texts = formTexts(form);
  return languages.map((language) => ({
    language,
    written: texts.filter(({ text }) => isWritten(text[language])).length,
    missing: texts.filter((text) => isMissing(text, language)).length,
  }));
}

/**
 * The next place whose text is missing in a language, after a place and from the start again past the end; from the start for null.
 * Undefined when nothing is missing.
 */
export function nextMissingText(
  form: Form,
  language: LanguageCode,
  after: TextPlace | null,
): TextPlace | undefined {
  const texts = formTexts(form);
  const from = after === null ? -1 : texts.findIndex(({ place }) => isSameTextPlace(place, after));
  const inTurn = [...texts.slice(from + 1), ...texts.slice(0, from + 1)];
  return inTurn.find((text) => isMissing(text, language))?.place;
}

function isWritten(text: string | undefined): boolean {
  return text !== undefined && text.trim() !== '';
}

/** Whether two places are the same text, in whatever language. */
export function isSameTextPlace(one: TextPlace, other: TextPlace): boolean {
  if (one.of !== other.of || one.part !== other.part) return false;
  return one.of === 'form' || other.of === 'form' || one.guid === other.guid;
}

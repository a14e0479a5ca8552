import type { FieldTypes } from '../../../field-type/field-type.ts';
import { ok, type Result } from '../../../problems/result.ts';
import { isWritten, type LanguageCode } from '../../../text/localized-text.ts';
import { textsFromCsv, textsToCsv } from '../../../translations/csv/translators-csv.ts';
import type { TextId } from '../../editor-location.ts';
import type { Form } from '../../form.ts';
import { isLongText, setText, textLimit } from '../field/set-text.ts';
import { formTexts, type FormText } from './form-texts.ts';

/** The language that a form is translated from, and the one that it is translated into. */
export interface TranslationPair {
  readonly from: LanguageCode;
  readonly to: LanguageCode;
}

/**
 * Exports the texts of a form as CSV for translators, in page order: key, the text in one language, the text in the
 * other. Texts that no language has and none needs are left out.
 */
export function formTextsToCsv(form: Form, { from, to }: TranslationPair, types: FieldTypes): string {
  const rows = formTexts(form, types)
    .filter(isForTranslators)
    .map(({ textId, text }) => ({ key: keyOf(textId), source: text[from] ?? '', text: text[to] ?? '' }));
  return textsToCsv(from, rows);
}

/**
 * Imports a translator's CSV into one language of a form, completely or not at all; texts not in the file are
 * unchanged, and an empty one removes the language. Line breaks become spaces in texts that have none. Returns the
 * form itself when nothing changes. Problem codes: those of `textsFromCsv`; a key of an element that the form no
 * longer has is unknown.
 */
export function formTextsFromCsv(
  form: Form,
  csv: string,
  language: LanguageCode,
  types: FieldTypes,
): Result<Form> {
  const ids = new Map(formTexts(form, types).map(({ textId }) => [keyOf(textId), textId]));
  const read = textsFromCsv(csv, {
    has: (key) => ids.has(key),
    limitOf: (key) => limitOf(ids.get(key)),
  });
  if (!read.ok) return read;
  let translated = form;
  for (const [key, text] of read.value) {
    const textId = ids.get(key);
    if (textId !== undefined)
      translated = setText(translated, textId, language, withFormLineBreaks(textId, text));
  }
  return ok(translated);
}

/** Whether a text is of use to translators: every language needs it, or one has it. */
export function isForTranslators({ needed, text }: FormText): boolean {
  return needed || isWritten(text);
}

function keyOf(textId: TextId): string {
  return textId.of === 'form' ? `form.${textId.part}` : `${textId.of}.${textId.guid}.${textId.part}`;
}

function limitOf(textId: TextId | undefined): number {
  return textId === undefined ? 0 : textLimit(textId);
}

/** Writes line breaks as the form does: as LF in long texts, as spaces in others. */
function withFormLineBreaks(textId: TextId, text: string): string {
  return isLongText(textId) ? text.replace(/\r\n?/g, '\n') : text.replace(/\s*[\r\n]\s*/g, ' ');
}

import type { Answers, DisplayLocale, FieldTypes } from '../../field-type/field-type.ts';
import type { Form } from '../../form/form.ts';
import { textIn } from '../../text/localized-text.ts';
import { answerTo } from '../answers/answer-to.ts';

/** Maximum length of an object title; vaults truncate or refuse longer ones. */
export const maxTitleLength = 100;

/** The default title template (specification D36). */
export const defaultTitleTemplate = '{form} {date} {reference}';

/** The input of {@link objectTitle}. */
export interface TitleSource {
  readonly form: Form;
  readonly answers: Answers;
  readonly fieldTypes: FieldTypes;
  /** Local date in the site's time zone, `YYYY-MM-DD`. */
  readonly date: string;
  readonly reference: string;
  /** Whether it is a test submission, which the title starts by saying (decision 0051). */
  readonly isTest: boolean;
  /** The site's default language, whatever language the visitor used. */
  readonly locale: DisplayLocale;
}

const placeholder = /\{(form|date|reference|field:([^{}]*))\}/g;

/**
 * Returns the title of a submission's object (specification D36): never empty, on one line, at most 100
 * characters. A template may contain `{form}`, `{date}`, `{reference}` and `{field:GUID}`, a field's answer
 * formatted for display (in a repeatable group, that of row 1); unknown placeholders are kept literally. If
 * the title would be too long, the form's name and answers are shortened, not the date and the reference; a
 * template that is too long by itself is truncated.
 */
export function objectTitle(source: TitleSource): string {
  const { form, isTest, locale } = source;
  const formTemplate = form.titleTemplate?.trim() || defaultTitleTemplate;
  const template = isTest ? `${locale.text('admin.submissions.test')}: ${formTemplate}` : formTemplate;
  const whole = fill(template, source, maxTitleLength);
  const title = whole.length <= maxTitleLength ? whole : shorten(template, source);
  return title === '' ? oneLine(source.reference) : title;
}

/** Returns the longest title that fits, with its free texts truncated to a common length. */
function shorten(template: string, source: TitleSource): string {
  for (let length = maxTitleLength - 1; length > 0; length -= 1) {
    const title = fill(template, source, length);
    if (title.length <= maxTitleLength) return title;
  }
  return truncate(fill(template, source, 1), maxTitleLength);
}

function fill(template: string, source: TitleSource, freeLength: number): string {
  const { form, locale } = source;
  const filled = template.replace(placeholder, (written, name: string, guid: string | undefined) => {
    if (name === 'date') return source.date;
    if (name === 'reference') return source.reference;
    if (name === 'form')
      return truncate(oneLine(textIn(form.name, locale.language, locale.defaultLanguage)), freeLength);
    const field = form.fields.find((candidate) => candidate.guid === guid?.trim().toLowerCase());
    if (field === undefined) return written;
    const type = source.fieldTypes.get(field.type);
    return truncate(oneLine(type.display(field, answerTo(source.answers, field.guid), locale)), freeLength);
  });
  return oneLine(filled);
}

function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}

/**
 * Truncates to at most `length` UTF-16 units, on a character boundary, with an ellipsis in place of the
 * rest.
 */
function truncate(text: string, length: number): string {
  if (text.length <= length) return text;
  let kept = '';
  for (const character of text) {
    if (kept.length + character.length > length - 1) break;
    kept += character;
  }
  return `${kept.trimEnd()}…`;
}

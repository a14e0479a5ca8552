import { settingText, type FieldSettings } from '../../../field-type/field-settings.ts';
import type { LanguageCode, LocalizedText } from '../../../text/localized-text.ts';
import { truncated } from '../../../text/truncated.ts';
import type { Form } from '../../form.ts';
import { formLimits } from '../../form-limits.ts';
import type { TextId } from '../../editor-location.ts';
import { changeField, changeGroup } from '../layout/entries.ts';
import { changePage } from '../pages/change-page.ts';
import { changeRequest } from '../requests/change-request.ts';
import { changeCheck } from '../logic/change-check.ts';

/**
 * Sets one text of a form in one language; other languages are unchanged. An empty text removes the
 * language. Text longer than {@link formLimits} allows is truncated. Returns the form itself when nothing
 * changes or the element does not exist.
 */
export function setText(form: Form, textId: TextId, language: LanguageCode, typed: string): Form {
  const change = (text: LocalizedText): LocalizedText =>
    withLanguage(text, language, truncated(typed, textLimit(textId)));
  switch (textId.of) {
    case 'form': {
      const before = form[textId.part] ?? {};
      const text = change(before);
      if (text === before) return form;
      const { listDescription: _, ...rest } = form;
      const isRemoved = textId.part === 'listDescription' && Object.keys(text).length === 0;
      return isRemoved ? rest : { ...form, [textId.part]: text };
    }
    case 'page':
      return changePage(form, textId.guid, (page) => withOwnText(page, textId.part, change));
    case 'group': {
      const { part } = textId;
      return changeGroup(form, textId.guid, (group) => {
        if (part === 'name' || part === 'description') return withOwnText(group, part, change);
        const repeat = group.repeat && withOwnText(group.repeat, part, change);
        return repeat === undefined || repeat === group.repeat ? group : { ...group, repeat };
      });
    }
    case 'request':
      return changeRequest(form, textId.guid, (request) => withOwnText(request, textId.part, change));
    case 'field':
      return changeField(form, textId.guid, (field) => {
        const text = change(field[textId.part]);
        return text === field[textId.part] ? field : { ...field, [textId.part]: text };
      });
    case 'setting':
      return changeField(form, textId.guid, (field) => {
        const before = settingText(field.settings, textId.part);
        const text = change(before);
        return text === before
          ? field
          : { ...field, settings: withSettingText(field.settings, textId.part, text) };
      });
    case 'check':
      return changeCheck(form, textId.guid, (check) => {
        const message = change(check.message);
        return message === check.message ? check : { ...check, message };
      });
  }
}

/** An element with a changed text; a text that no language has is left out, unless it is the name. */
function withOwnText<T extends object, Part extends keyof T & string>(
  element: T,
  part: Part,
  change: (text: LocalizedText) => LocalizedText,
): T {
  const before = (element[part] ?? {}) as LocalizedText;
  const text = change(before);
  if (text === before) return element;
  if (part === 'name' || Object.keys(text).length > 0) return { ...element, [part]: text };
  return Object.fromEntries(Object.entries(element).filter(([name]) => name !== part)) as T;
}

/** Whether a text may have several lines and the length of a description. */
export function isLongText({ of, part }: TextId): boolean {
  return of === 'check' || (of !== 'setting' && (part === 'description' || part === 'laterText'));
}

/** Maximum length of a text in one language, in UTF-16 units. */
export function textLimit(textId: TextId): number {
  if (textId.of === 'form') return formLimits[textId.part];
  return isLongText(textId) ? formLimits.description : formLimits.name;
}

/** Sets a setting that is a text. One that no language has is left out, as the type itself does. */
function withSettingText(settings: FieldSettings, name: string, text: LocalizedText): FieldSettings {
  const others = Object.entries(settings).filter(([other]) => other !== name);
  const own: [string, LocalizedText][] = Object.keys(text).length === 0 ? [] : [[name, text]];
  return Object.fromEntries([...others, ...own]);
}

/** Sets a text in one language; an empty one removes the language. */
function withLanguage(text: LocalizedText, language: LanguageCode, typed: string): LocalizedText {
  if ((text[language] ?? '') === typed) return text;
  if (typed !== '') return { ...text, [language]: typed };
  return Object.fromEntries(Object.entries(text).filter(([code]) => code !== language));
}

import { settingText, type FieldSettings } from '../../../field-settings.ts';
import type { LanguageCode, LocalizedText } from '../../../localized-text.ts';
import type { Form } from '../../form.ts';
import { formLimits } from '../../form-limits.ts';
import type { TextId } from '../../editor-location.ts';
import { changeField, changeGroup } from '../layout/entries.ts';
import { changeCheck } from '../logic/change-check.ts';

/**
 * Sets one text of a form in one language; other languages are unchanged. An empty text removes the
 * language. Text longer than {@link formLimits} allows is truncated. Returns the form itself when nothing
 * changes or the element does not exist.
 */
export function setText(form: Form, textId: TextId, language: LanguageCode, typed: string): Form {
  const change = (text: LocalizedText): LocalizedText =>
    written(text, language, cut(typed, textLimit(textId)));
  switch (textId.of) {
    case 'form': {
      const before = form[textId.part] ?? {};
      const text = change(before);
      if (text === before) return form;
      const { listDescription: _, ...rest } = form;
      const isLeftOut = textId.part === 'listDescription' && Object.keys(text).length === 0;
      return isLeftOut ? rest : { ...form, [textId.part]: text };
    }
    case 'group':
      return changeGroup(form, textId.guid, (group) => {
        const before = group[textId.part] ?? {};
        const text = change(before);
        if (text === before) return group;
        const { description: _, ...rest } = group;
        const isLeftOut = textId.part === 'description' && Object.keys(text).length === 0;
        return isLeftOut ? rest : { ...group, [textId.part]: text };
      });
    case 'field':
      return changeField(form, textId.guid, (field) => {
        const text = change(field[textId.part]);
        return text === field[textId.part] ? field : { ...field, [textId.part]: text };
      });
    case 'setting':
      return changeField(form, textId.guid, (field) => {
        const before = settingText(field.settings, textId.part);
        const text = change(before);
        return text === before ? field : { ...field, settings: withText(field.settings, textId.part, text) };
      });
    case 'check':
      return changeCheck(form, textId.guid, (check) => {
        const message = change(check.message);
        return message === check.message ? check : { ...check, message };
      });
  }
}

/** Whether a text may have several lines and the length of a description. */
export function isLong({ of, part }: TextId): boolean {
  return of === 'check' || (of !== 'setting' && part === 'description');
}

/** The greatest length of a text in one language, in UTF-16 units. */
export function textLimit(textId: TextId): number {
  if (textId.of === 'form') return formLimits[textId.part];
  return isLong(textId) ? formLimits.description : formLimits.name;
}

/** A text that no language has is left out, as by the codec of the type. */
function withText(settings: FieldSettings, name: string, text: LocalizedText): FieldSettings {
  const others = Object.entries(settings).filter(([other]) => other !== name);
  const own: [string, LocalizedText][] = Object.keys(text).length === 0 ? [] : [[name, text]];
  return Object.fromEntries([...others, ...own]);
}

function written(text: LocalizedText, language: LanguageCode, typed: string): LocalizedText {
  if ((text[language] ?? '') === typed) return text;
  if (typed !== '') return { ...text, [language]: typed };
  return Object.fromEntries(Object.entries(text).filter(([code]) => code !== language));
}

/** Truncates to at most `limit` UTF-16 units without splitting a surrogate pair. */
function cut(text: string, limit: number): string {
  if (text.length <= limit) return text;
  return text.slice(0, limit).replace(/[\ud800-\udbff]$/, '');
}

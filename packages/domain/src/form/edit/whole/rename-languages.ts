import { settingText } from '../../../field-settings.ts';
import type { FieldTypes } from '../../../field-type.ts';
import type { LocalizedText } from '../../../localized-text.ts';
import { withRenamed, type RenamedLanguages } from '../../../translations/outdated/renamed-languages.ts';
import type { Field, Form } from '../../form.ts';

/** The form with all its texts under the codes that their languages have now (decision 0068). */
export function renameLanguages<Renamed extends Form>(
  form: Renamed,
  renamed: RenamedLanguages,
  types: FieldTypes,
): Renamed {
  const rename = (text: LocalizedText): LocalizedText => withRenamed(text, renamed);
  return {
    ...form,
    name: rename(form.name),
    description: rename(form.description),
    ...(form.listDescription && { listDescription: rename(form.listDescription) }),
    groups: form.groups.map((group) => ({
      ...group,
      name: rename(group.name),
      ...(group.description && { description: rename(group.description) }),
    })),
    fields: form.fields.map((field) => ({
      ...field,
      label: rename(field.label),
      description: rename(field.description),
      settings: withTexts(field, types, rename),
      options: field.options.map((option) => ({ ...option, name: rename(option.name) })),
    })),
    ...(form.checks && {
      checks: form.checks.map((check) => ({ ...check, message: rename(check.message) })),
    }),
  };
}

/** The own settings of a field with its texts changed. */
function withTexts(
  { type, settings }: Field,
  types: FieldTypes,
  change: (text: LocalizedText) => LocalizedText,
): Field['settings'] {
  const { texts } = types.get(type).settings;
  return Object.fromEntries(
    Object.entries(settings).map(([name, value]) =>
      Object.hasOwn(texts, name) ? [name, change(settingText(settings, name))] : [name, value],
    ),
  );
}

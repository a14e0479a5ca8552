import { settingText } from '../../../field-type/field-settings.ts';
import type { FieldTypes } from '../../../field-type/field-type.ts';
import type { LocalizedText } from '../../../text/localized-text.ts';
import { withRenamed, type RenamedLanguages } from '../../../translations/outdated/renamed-languages.ts';
import type { Field, Form, Repeat } from '../../form.ts';

/** Moves all texts of a form to the codes that their languages have now (decision 0068). */
export function renameLanguages<Renamed extends Form>(
  form: Renamed,
  renamed: RenamedLanguages,
  types: FieldTypes,
): Renamed {
  const rename: Rename = (text) => withRenamed(text, renamed);
  return {
    ...form,
    name: rename(form.name),
    description: rename(form.description),
    ...(form.listDescription && { listDescription: rename(form.listDescription) }),
    ...(form.pages && {
      pages: form.pages.map((page) => ({
        ...page,
        name: rename(page.name),
        ...(page.description && { description: rename(page.description) }),
      })),
    }),
    groups: form.groups.map((group) => ({
      ...group,
      name: rename(group.name),
      ...(group.description && { description: rename(group.description) }),
      ...(group.repeat && { repeat: renameRepeat(group.repeat, rename) }),
    })),
    fields: form.fields.map((field) => ({
      ...field,
      label: rename(field.label),
      description: rename(field.description),
      settings: renameSettings(field, types, rename),
      options: field.options.map((option) => ({ ...option, name: rename(option.name) })),
    })),
    attachments: renameAttachments(form.attachments, rename),
    ...(form.checks && {
      checks: form.checks.map((check) => ({ ...check, message: rename(check.message) })),
    }),
  };
}

type Rename = (text: LocalizedText) => LocalizedText;

function renameRepeat(repeat: Repeat, rename: Rename): Repeat {
  const { rowName, addText } = repeat;
  return {
    ...repeat,
    ...(rowName && { rowName: rename(rowName) }),
    ...(addText && { addText: rename(addText) }),
  };
}

function renameAttachments(attachments: Form['attachments'], rename: Rename): Form['attachments'] {
  const { requests } = attachments;
  if (requests === undefined) return attachments;
  return {
    ...attachments,
    requests: requests.map((request) => ({
      ...request,
      name: rename(request.name),
      ...(request.description && { description: rename(request.description) }),
      ...(request.laterText && { laterText: rename(request.laterText) }),
    })),
  };
}

function renameSettings({ type, settings }: Field, types: FieldTypes, rename: Rename): Field['settings'] {
  const { texts } = types.get(type).settings;
  return Object.fromEntries(
    Object.entries(settings).map(([name, value]) =>
      Object.hasOwn(texts, name) ? [name, rename(settingText(settings, name))] : [name, value],
    ),
  );
}

import { identityAttributes } from '../../identity/identity-attributes.ts';
import { sameContent } from '../../values/same-content.ts';
import { fileTypes } from '../../submission/files/file-types.ts';
import type { Form } from '../form.ts';
import { settingsLocation, type SettingsPart } from '../editor-location.ts';
import {
  changeKind,
  changeOf,
  type ChangeCode,
  type ComparisonOptions,
  type FormChange,
} from './form-change.ts';

/** Returns the settings that differ between two versions of a form, apart from its predefined fields. */
export function settingChanges(before: Form, after: Form, options: ComparisonOptions): readonly FormChange[] {
  return settings.flatMap((setting) => {
    const { code, section, valueOf, wordsOf } = setting;
    if (sameContent(valueOf(before), valueOf(after))) return [];
    const words = wordsOf && { before: wordsOf(before, options), after: wordsOf(after, options) };
    const values = words === undefined || words.before === words.after ? null : words;
    return [
      changeOf('settings', code, {
        at: settingsLocation(section),
        kind: kindOf(setting, before, after),
        values,
      }),
    ];
  });
}

/** A setting that was switched on counts as added, one that was switched off as removed. */
function kindOf({ isOn }: ComparedSetting, before: Form, after: Form): FormChange['kind'] {
  return isOn === undefined ? 'changed' : changeKind(isOn(before), isOn(after));
}

interface ComparedSetting {
  readonly code: ChangeCode;
  readonly section: SettingsPart;
  readonly valueOf: (form: Form) => unknown;
  /** Absent in settings that cannot be switched off. */
  readonly isOn?: (form: Form) => boolean;
  /** The value as it is quoted; absent in settings that are only on or off. */
  readonly wordsOf?: (form: Form, options: ComparisonOptions) => string;
}

/** A setting that is only on or off. */
function switched(code: ChangeCode, section: SettingsPart, isOn: (form: Form) => boolean): ComparedSetting {
  return { code, section, valueOf: isOn, isOn };
}

const settings: readonly ComparedSetting[] = [
  switched('setting-enabled', 'publishing', ({ enabled }) => enabled),
  switched('setting-listed', 'publishing', ({ showInFormPortal }) => showInFormPortal),
  switched('setting-check-answers', 'publishing', ({ checkAnswers }) => checkAnswers),
  {
    code: 'setting-target',
    section: 'vault',
    valueOf: (form) => ({ objectType: form.objectType, class: form.class }),
    wordsOf: (form, { targetName }) => targetName(form),
  },
  {
    code: 'setting-file-size',
    section: 'file-size',
    valueOf: ({ attachments }) => attachments.maxFileSizeMb,
    wordsOf: ({ attachments }) => String(attachments.maxFileSizeMb),
  },
  {
    code: 'setting-file-types',
    section: 'attachments',
    valueOf: ({ attachments: { categories, customExtensions } }) => ({ categories, customExtensions }),
    wordsOf: fileTypeWords,
  },
  {
    code: 'setting-identity',
    section: 'identity',
    valueOf: ({ identity }) => identity,
    isOn: ({ identity }) => identity.enabled,
    wordsOf: identityWords,
  },
  {
    code: 'setting-title',
    section: 'title',
    valueOf: ({ titleTemplate }) => titleTemplate ?? '',
    wordsOf: ({ titleTemplate }) => titleTemplate ?? '',
  },
  switched('setting-pdf', 'summary', ({ summaryPdf }) => summaryPdf),
];

function fileTypeWords({ attachments }: Form, { locale }: ComparisonOptions): string {
  const categories = fileTypes.filter(({ category }) => attachments.categories.includes(category));
  return [
    ...categories.map(({ labelKey }) => locale.text(labelKey)),
    ...attachments.customExtensions.map((extension) => `.${extension}`),
  ].join(', ');
}

/** The details that identification provides. */
function identityWords({ identity }: Form, { locale }: ComparisonOptions): string {
  if (!identity.enabled) return '';
  return identity.attributes
    .map((attribute) => locale.text(identityAttributes[attribute].labelKey))
    .join(', ');
}

import { sameContent } from '../../same-content.ts';
import type { Form } from '../form.ts';
import type { EditorLocation, SettingsSection } from '../editor-location.ts';
import { changeOf, type ChangeCode, type FormChange } from './form-change.ts';

/** Returns the settings that differ between two versions of a form, but for its predefined fields. */
export function settingChanges(before: Form, after: Form): readonly FormChange[] {
  return settings.flatMap(([code, section, valueOf]) => {
    const [was, is] = [valueOf(before), valueOf(after)];
    if (sameContent(was, is)) return [];
    const isQuoted = typeof was === 'number' || typeof was === 'string';
    const values = isQuoted ? { before: String(was), after: String(is) } : null;
    const kind = was === false ? 'added' : is === false ? 'removed' : 'changed';
    return [changeOf('settings', code, { at: locationIn(section), kind, values })];
  });
}

/** The settings, each with its section and its value in a form; numbers and texts are quoted. */
const settings: readonly (readonly [ChangeCode, SettingsSection, (form: Form) => unknown])[] = [
  ['setting-enabled', 'publishing', ({ enabled }) => enabled],
  ['setting-listed', 'publishing', ({ showInFormPortal }) => showInFormPortal],
  ['setting-check-answers', 'publishing', ({ checkAnswers }) => checkAnswers],
  ['setting-target', 'vault', (form) => ({ objectType: form.objectType, class: form.class })],
  ['setting-file-size', 'attachments', ({ attachments }) => attachments.maxFileSizeMb],
  [
    'setting-file-types',
    'attachments',
    ({ attachments: { categories, customExtensions } }) => ({ categories, customExtensions }),
  ],
  ['setting-identity', 'identity', ({ identity }) => identity],
  ['setting-title', 'title', ({ titleTemplate }) => titleTemplate ?? ''],
  ['setting-pdf', 'summary', ({ summaryPdf }) => summaryPdf],
];

function locationIn(section: SettingsSection): EditorLocation {
  return { in: 'settings', section, predefined: null };
}

import type { NewGuid } from '../../../guid.ts';
import type { LanguageCode } from '../../../localized-text.ts';
import type { Form } from '../../form.ts';
import { withFreshGuids } from './fresh-guids.ts';

/** Writes the name of a copy in a language, for example `Application (copy)`. */
export type NameCopy = (name: string, language: LanguageCode) => string;

/**
 * A copy of a form as a new one that was never saved: the same in everything, with GUIDs of its own and a name that says what it
 * is. It is not enabled, so that visitors do not meet two forms for one thing before the copy is ready.
 */
export function duplicateForm(form: Form, newGuid: NewGuid, nameCopy: NameCopy): Form {
  const names = Object.entries(form.name).map(([language, name]) => [
    language,
    name === '' ? '' : nameCopy(name, language),
  ]);
  return {
    ...withFreshGuids(form, newGuid),
    guid: null,
    name: Object.fromEntries(names),
    enabled: false,
    revision: 0,
    updatedAt: null,
  };
}

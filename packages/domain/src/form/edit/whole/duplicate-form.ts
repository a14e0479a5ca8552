import type { NewGuid } from '../../../guid.ts';
import type { LanguageCode } from '../../../text/localized-text.ts';
import type { Form } from '../../form.ts';
import { withFreshGuids } from './fresh-guids.ts';

/** Returns the name of a copy in a language, for example `Application (copy)`. */
export type NameCopy = (name: string, language: LanguageCode) => string;

/**
 * Creates an unsaved copy of a form with fresh GUIDs and a name that marks it as a copy. The copy is not
 * enabled, so that visitors do not find two forms for the same purpose before it is ready.
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

import type { DisplayLocale, FieldTypes } from '../../field-type/field-type.ts';
import type { LanguageCode } from '../../text/localized-text.ts';
import type { EditorLocation } from '../editor-location.ts';
import type { Form } from '../form.ts';

/** How versions are compared. */
export interface ComparisonOptions {
  readonly fieldTypes: FieldTypes;
  /** Elements are named, and rules are written, in its language. */
  readonly locale: DisplayLocale;
  /** Names a property of the vault; a predefined field is named by its property. */
  readonly propertyName: (property: number) => string;
  /** Names the object type and the class of a form; empty while the vault's structure is not loaded. */
  readonly targetName: (form: Pick<Form, 'objectType' | 'class'>) => string;
}

/** The parts in which changes are listed. Options follow the vault, so their changes are no edits of the form. */
export type ChangePart = 'questions' | 'logic' | 'texts' | 'settings' | 'options';

/** What changed. The text key of a code is `admin.change.<code>`. */
export type ChangeCode =
  | `${'field' | 'group' | 'page' | 'request' | 'predefined'}-${'added' | 'removed' | 'logic'}`
  | `field-${'required' | 'optional' | 'type' | 'width' | 'property' | 'settings' | 'options'}`
  | `group-rows${'-added' | '-removed' | ''}`
  | 'request-settings'
  | 'requests'
  | `predefined-${'value' | 'order'}`
  | 'order'
  | 'pages'
  | 'check'
  | 'checks'
  | `text-${'form-name' | 'form-description' | 'form-list-description'}`
  | `text-${'page' | 'group' | 'request'}-${'name' | 'description'}`
  | `text-${'group-row-name' | 'group-add-text' | 'request-later'}`
  | `text-${'label' | 'description' | 'setting' | 'check-message'}`
  | `setting-${'enabled' | 'listed' | 'target' | 'file-size' | 'file-types' | 'identity'}`
  | `setting-${'check-answers' | 'pdf' | 'title'}`;

/** One difference between two versions of a form, as one sentence. */
export interface FormChange {
  readonly part: ChangePart;
  readonly kind: 'added' | 'removed' | 'changed';
  readonly code: ChangeCode;
  /** Where it is in the later version; null when it is not there. */
  readonly at: EditorLocation | null;
  /**
   * The name of the field, group, page or requested file, or of the property of a predefined field; empty when
   * it has none, or the change is of the whole form.
   */
  readonly name: string;
  /**
   * The name of the page that a question was added to or removed from, empty when it has none; null in forms
   * without pages, and for everything else.
   */
  readonly page: string | null;
  /** The language of a text; null for everything else. */
  readonly language: LanguageCode | null;
  /** The value before and after, where the sentence quotes them; empty for a text that was or is not there. */
  readonly values: { readonly before: string; readonly after: string } | null;
}

/** A change without name, page, language and values, except those in `more`. */
export function changeOf(
  part: ChangePart,
  code: ChangeCode,
  more: Partial<Omit<FormChange, 'part' | 'code'>> = {},
): FormChange {
  return {
    part,
    code,
    kind: 'changed',
    at: null,
    name: '',
    page: null,
    language: null,
    values: null,
    ...more,
  };
}

/** How something changed, by whether each version has it. */
export function changeKind(wasThere: boolean, isThere: boolean): FormChange['kind'] {
  if (wasThere === isThere) return 'changed';
  return isThere ? 'added' : 'removed';
}

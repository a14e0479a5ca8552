import type { Guid } from '../guid.ts';
import type { LanguageCode } from '../text/localized-text.ts';
import type { RuleKind } from '../logic/rules/logic-fault.ts';

/** Identifies a text of a form, independent of language. */
export type TextId =
  | { readonly of: 'form'; readonly part: 'name' | 'description' | 'listDescription' }
  | { readonly of: 'page'; readonly guid: Guid; readonly part: 'name' | 'description' }
  /** Also the texts of a repeatable group's rows. */
  | {
      readonly of: 'group';
      readonly guid: Guid;
      readonly part: 'name' | 'description' | 'rowName' | 'addText';
    }
  | { readonly of: 'request'; readonly guid: Guid; readonly part: 'name' | 'description' | 'laterText' }
  | { readonly of: 'field'; readonly guid: Guid; readonly part: 'label' | 'description' }
  /** An own setting of a field that is a text, by the setting's name. */
  | { readonly of: 'setting'; readonly guid: Guid; readonly part: string }
  | { readonly of: 'check'; readonly guid: Guid; readonly part: 'message' };

/** The parts of the form settings that a location names (docs/design.md#form-settings). */
export type SettingsPart =
  'publishing' | 'vault' | 'attachments' | 'file-size' | 'predefined' | 'identity' | 'title' | 'summary';

/** A location in the editor that a finding, a change or a refusal links to. */
export type EditorLocation =
  | { readonly in: 'text'; readonly text: TextId; readonly language: LanguageCode | null }
  | {
      readonly in: 'field';
      readonly guid: Guid;
      readonly part: 'type' | 'property' | 'options' | 'required';
    }
  | { readonly in: 'group'; readonly guid: Guid }
  | { readonly in: 'page'; readonly guid: Guid }
  /** How a group repeats. */
  | { readonly in: 'rows'; readonly guid: Guid; readonly part: 'repeat' | 'lines' }
  /** A requested file, in the settings of attachments. */
  | { readonly in: 'request'; readonly guid: Guid }
  /** A rule of a field, group, page, requested file, check or predefined field. */
  | { readonly in: 'logic'; readonly of: Guid; readonly rule: RuleKind }
  | { readonly in: 'settings'; readonly section: SettingsPart; readonly predefined: Guid | null }
  /** The side panel for adding fields. */
  | { readonly in: 'adding' }
  /** A new check, which the editor starts there. */
  | { readonly in: 'new-check' };

/** The location of a part of the form settings. */
export function settingsLocation(section: SettingsPart): EditorLocation {
  return { in: 'settings', section, predefined: null };
}

/** Returns the element that a location belongs to; null for one of the whole form. */
export function elementOfLocation(at: EditorLocation): Guid | null {
  switch (at.in) {
    case 'logic':
      return at.of;
    case 'text':
      return at.text.of === 'form' ? null : at.text.guid;
    case 'field':
    case 'group':
    case 'page':
    case 'rows':
    case 'request':
      return at.guid;
    case 'settings':
      return at.predefined;
    case 'adding':
    case 'new-check':
      return null;
  }
}

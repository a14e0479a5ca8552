import type { FieldSettings, JsonValue } from '../field-type/field-settings.ts';
import type { Guid } from '../guid.ts';
import type { IdentityAttribute } from '../identity/identity-attributes.ts';
import type { FileCategory } from '../submission/files/file-types.ts';
import type { LocalizedText } from '../text/localized-text.ts';
import type { Condition } from '../logic/conditions/condition.ts';
import type { Availability } from './opening/form-opening.ts';
import type { DataType } from '../vault/data-type.ts';
import type { PropertyValue } from '../vault/vault-object.ts';

/** The vault property id that means "none" (specification §3, Field). */
export const noProperty = -1;

/**
 * Members of a form document that this portal does not know, by name, written back as they were. They let a
 * form from a newer portal survive being saved by an older one.
 */
export type UnknownMembers = Readonly<Record<string, JsonValue>>;

/** What may carry unknown members; absent when there are none. */
interface Extensible {
  readonly unknownMembers?: UnknownMembers;
}

/** One choice of a dropdown or select: a value-list item and its names. */
export interface Option {
  readonly id: number;
  readonly name: LocalizedText;
}

/** Short fields take one of two columns, long fields both (specification §9). */
export type FieldWidth = 'narrow' | 'wide';

/** One question of a form. Only the field's type interprets its settings. */
export interface Field extends Extensible {
  readonly guid: Guid;
  /** Name of the field type; an unregistered one behaves as `uninitialized`. */
  readonly type: string;
  readonly label: LocalizedText;
  /** Markdown without raw HTML. */
  readonly description: LocalizedText;
  readonly required: boolean;
  readonly width: FieldWidth;
  readonly options: readonly Option[];
  /** Vault property id; {@link noProperty} means none. */
  readonly property: number;
  readonly dataType: DataType;
  readonly multiSelect: boolean;
  /** The own settings of the field's type. */
  readonly settings: FieldSettings;
  /** When the field is shown; absent means always. */
  readonly showWhen?: Condition;
  /** When the field is required, in addition to `required`: whenever it is shown, or under a condition. */
  readonly requireWhen?: 'shown' | Condition;
  /**
   * The formula that computes the answer of a number field, as written; an invalid one gives no answer
   * (docs/form-logic.md#formulas). Absent for fields that visitors answer.
   */
  readonly formula?: string;
  /**
   * Decimals of a number, 0–6. Absent means {@link defaultDecimals} for a computed answer; for any other, the
   * field's type decides. A property of whole numbers takes none.
   */
  readonly decimals?: number;
  /** False for a computed field that visitors never see, only conditions and the vault. */
  readonly shown?: false;
}

/** Decimals of a computed answer unless its field says otherwise. */
export const defaultDecimals = 2;

/** A section of the form with a heading; `fields` is in display order. */
export interface Group extends Extensible {
  readonly guid: Guid;
  readonly name: LocalizedText;
  readonly fields: readonly Guid[];
  /** Markdown without raw HTML, shown below the heading; absent means none. */
  readonly description?: LocalizedText;
  /** When the group and its fields are shown; absent means always. */
  readonly showWhen?: Condition;
  /** Set for a group whose fields are asked once for each of its rows (docs/form-logic.md#rows). */
  readonly repeat?: Repeat;
}

/** How a group repeats. */
export interface Repeat {
  /** Minimum number of rows, 0–50; the group starts with as many. */
  readonly min: number;
  /** Maximum number of rows, 1–50, at least `min`. */
  readonly max: number;
  /** Name of one row, shown with its number; absent means the name of the group. */
  readonly rowName?: LocalizedText;
  /** Text of the button that adds a row; absent means the portal's own. */
  readonly addText?: LocalizedText;
  /**
   * The multi-line text property that gets a line for each row; absent means that the fields' own properties
   * get the answers.
   */
  readonly linesProperty?: number;
}

/** A page of the form: a named run of layout entries (docs/form-logic.md#pages). */
export interface FormPage extends Extensible {
  readonly guid: Guid;
  readonly name: LocalizedText;
  /** Markdown without raw HTML, shown below the heading; absent means none. */
  readonly description?: LocalizedText;
  /** When the page is shown; absent means always. */
  readonly showWhen?: Condition;
}

/** A rule over several answers that must hold before a submission is accepted. */
export interface FormCheck {
  readonly guid: Guid;
  readonly must: Condition;
  readonly message: LocalizedText;
  /** The field that shows the message; null for the end of the form. */
  readonly at: Guid | null;
  /** A stop shows its message in place of sending: nobody can send a form with these answers. */
  readonly kind: 'error' | 'stop';
}

/** One entry of the form's top level: a field or a group, by GUID. */
export interface LayoutEntry extends Extensible {
  readonly kind: 'field' | 'group';
  readonly guid: Guid;
  /** The page of the entry: set in every entry of a form with pages, and in none of a form without. */
  readonly page?: Guid;
}

/**
 * A value that every object of the form gets; never shown to visitors. The value is undefined until it is
 * chosen.
 */
export interface PredefinedField {
  readonly guid: Guid;
  readonly property: number;
  readonly dataType: DataType;
  readonly value: PropertyValue | undefined;
  /**
   * When the value is set; absent means always. Of several values of one property, the first whose
   * condition holds is set.
   */
  readonly when?: Condition;
}

/** Which types of files are accepted; none when both lists are empty. */
export interface FileTypeRules {
  readonly categories: readonly FileCategory[];
  /** Extensions without a leading dot, lower case. */
  readonly customExtensions: readonly string[];
}

/** Which attachments a form accepts (specification §5, Attachments). */
export interface AttachmentRules extends FileTypeRules {
  /** Maximum size of one file in MB of 1 048 576 bytes (specification D34). */
  readonly maxFileSizeMb: number;
  /** The files that the form asks for one by one, in order; absent means none. */
  readonly requests?: readonly AttachmentRequest[];
}

/** A file that the form asks for by name (docs/form-logic.md#requested-files). */
export interface AttachmentRequest {
  readonly guid: Guid;
  readonly name: LocalizedText;
  /** Markdown without raw HTML; absent means none. */
  readonly description?: LocalizedText;
  /** When the file is asked for; absent means always. */
  readonly showWhen?: Condition;
  readonly required: boolean;
  /** The types that it accepts; absent means those of the form. */
  readonly fileTypes?: FileTypeRules;
  /** Maximum number of files, at least 1; absent means as many as a submission may have. */
  readonly max?: number;
  /** Whether the visitor may say that the file comes later, or is part of another one. */
  readonly later: boolean;
  /** Says until when and how to send a later file; absent means no such text. */
  readonly laterText?: LocalizedText;
}

/** Whether visitors must identify themselves, and which identity attributes the form requests. */
export interface IdentityRequest {
  readonly enabled: boolean;
  readonly attributes: readonly IdentityAttribute[];
}

/** A complete form. */
export interface Form extends Extensible {
  /** Null until first saved; the wire has an empty string instead. */
  readonly guid: Guid | null;
  readonly name: LocalizedText;
  readonly description: LocalizedText;
  /** One line of plain text under the form's name in the form list; absent means none. */
  readonly listDescription?: LocalizedText;
  readonly enabled: boolean;
  readonly showInFormPortal: boolean;
  readonly objectType: number;
  /** Null when not chosen; such a form cannot be saved (specification §5, Form save). */
  readonly class: number | null;
  /** In page order. */
  readonly layout: readonly LayoutEntry[];
  /** The pages in order, never an empty list; absent means that the form is one page without a name. */
  readonly pages?: readonly FormPage[];
  readonly fields: readonly Field[];
  readonly groups: readonly Group[];
  readonly predefinedFields: readonly PredefinedField[];
  /** Checks over several answers, in the order in which their messages are shown; absent means none. */
  readonly checks?: readonly FormCheck[];
  readonly identity: IdentityRequest;
  readonly attachments: AttachmentRules;
  /**
   * Whether visitors review all their answers before sending (docs/design.md#validation-and-sending; WCAG
   * 2.2, 3.3.4).
   */
  readonly checkAnswers: boolean;
  /** Whether every object gets the submission as a PDF (specification D12). */
  readonly summaryPdf: boolean;
  /** Template of the object title; null for the default (specification D36). */
  readonly titleTemplate: string | null;
  /** Incremented by the server on every save, starting from 1; 0 until first saved. */
  readonly revision: number;
  /** When the form was last saved, ISO 8601 UTC; null until first saved. */
  readonly updatedAt: string | null;
}

/** A stored form, which has a GUID. */
export type SavedForm = Form & { readonly guid: Guid };

/** A row of the form list. */
export interface FormListItem {
  readonly guid: Guid;
  readonly name: LocalizedText;
  /** Plain text under the name; absent means none. */
  readonly listDescription?: LocalizedText;
  readonly suomiFiEnabled: boolean;
  /** Whether it takes answers now; absent for a form without opening times and cap. */
  readonly availability?: Availability;
}

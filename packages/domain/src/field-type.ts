import type { Field } from './form/form.ts';
import type { LocalizedText } from './localized-text.ts';
import type { Problem } from './problem.ts';
import type { DataType } from './vault/data-type.ts';
import type { PropertyValue } from './vault/vault-object.ts';

/**
 * What a visitor answered to one field. Null: nothing. Text: text, dates and times in their stored form, or anything that the type
 * could not read and keeps as typed, so that nothing is lost. A list: ids of chosen options, without repetition.
 */
export type Answer = null | string | number | boolean | readonly number[];

/** Answers by field GUID. A field that is not listed is not answered. */
export type Answers = Readonly<Record<string, Answer>>;

/** How answers are written for people: the page's language tag (BCP 47), and its country code for texts. */
export interface DisplayLocale {
  readonly languageTag: string;
  readonly language: string;
  readonly defaultLanguage: string;
  /** The portal's text of a key, already in the language. */
  readonly text: (key: string, params?: Readonly<Record<string, string | number>>) => string;
}

/** The settings a type gives a new field, over those that all fields share. */
export type FieldDefaults = Partial<
  Pick<Field, 'width' | 'minValue' | 'maxValue' | 'multiSelect' | 'options' | 'required'>
>;

/**
 * Everything the portal knows about one kind of field. A type is one folder of the field-types package; laws run over all of them.
 * No function throws, whatever it is given.
 */
export interface FieldType {
  /** The name, equal to the wire's `Type`. */
  readonly name: string;
  /** Key of the type's name, one of {@link texts}. */
  readonly labelKey: `fieldType.${string}.label`;
  /** Whether the editor offers it; only `uninitialized` is not offered. */
  readonly offered: boolean;
  /** Type name and own messages, key → text by language; keys start with `fieldType.<name>.`; `gb`, `fi` and `se` are complete. */
  readonly texts: Readonly<Record<string, LocalizedText>>;
  readonly defaults: FieldDefaults;
  /** The vault data types of properties that may be bound (specification §5); empty: all. */
  readonly offeredDataTypes: readonly DataType[];
  /** Whether a lookup property gives the field its options. */
  readonly usesOptions: boolean;
  /** How a generated error asks for an answer: key of `Enter {label}`, `Select {label}` or `Tick {label}`. */
  readonly requiredTextKey: 'enterValue' | 'selectValue' | 'tickValue';
  /** The names of further controls beside the one named by the field's GUID, for example `time` of a date-time. */
  readonly parts: readonly string[];

  /** The type's own settings made valid: whole numbers, minimum not above maximum. Idempotent. */
  normaliseSettings(field: Field): Field;
  /** Whether an answer counts as none (specification §5, Submission; specification D40). */
  isEmpty(field: Field, answer: Answer): boolean;
  /**
   * What was typed, chosen or sent, made into the type's stored form: trimmed, NFC, rewritten (specification D13). What cannot be read is
   * kept as typed, and what is out of range is kept as it is, for {@link check} to refuse: only a control, which shows it, may correct
   * a value (specification D14). Several texts are the values of several checked controls. Idempotent.
   */
  normalise(field: Field, input: Answer | readonly string[]): Answer;
  /** Why a normalised, non-empty answer is not acceptable: codes with parameters, no texts. Empty: acceptable. */
  check(field: Field, answer: Answer): readonly Problem[];
  /** The answer as a value of a property with the field's data type; undefined when there is nothing to set. */
  toPropertyValue(field: Field, answer: Answer): PropertyValue | undefined;
  /** The answer as a person reads it; empty text when there is none. */
  display(field: Field, answer: Answer, locale: DisplayLocale): string;
  /** The text to put into a control so that the same answer is read back: in the locale's spelling, `part` empty for the main one. */
  controlValue(field: Field, answer: Answer, part: string, locale: DisplayLocale): string;
}

/** The field types a rule needs to know; an unknown name gives `uninitialized`. */
export interface FieldTypes {
  readonly get: (name: string) => FieldType;
  readonly all: readonly FieldType[];
}

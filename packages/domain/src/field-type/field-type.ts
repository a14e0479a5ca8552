import type { OwnSettings } from './field-settings.ts';
import type { Field } from '../form/form.ts';
import type { LocalizedText } from '../text/localized-text.ts';
import type { ComparisonKind } from '../logic/conditions/comparison-kind.ts';
import type { Problem } from '../problems/problem.ts';
import type { DataType } from '../vault/data-type.ts';
import type { PropertyValue } from '../vault/vault-object.ts';

/**
 * A visitor's answer to one field. Null means no answer. Text holds text, dates and times in their stored
 * form, and any input the type could not parse, so that nothing is lost. A list holds the ids of the chosen
 * options, without duplicates.
 */
export type Answer = null | string | number | boolean | readonly number[];

/** Answers by field GUID. A field that is missing has no answer. */
export type Answers = Readonly<Record<string, Answer>>;

/**
 * How answers are formatted for display: the page's language tag (BCP 47), and its country code for texts.
 */
export interface DisplayLocale {
  readonly languageTag: string;
  readonly language: string;
  readonly defaultLanguage: string;
  /** Returns the portal text of a key in this language. */
  readonly text: (key: string, params?: Readonly<Record<string, string | number>>) => string;
}

/** An answer that a field type accepts from a field that has these members on top of the type's defaults. */
export interface SampleAnswer {
  readonly field?: Partial<Pick<Field, 'dataType' | 'required' | 'settings'>>;
  readonly answer: Answer;
}

/** The settings a type gives a new field, overriding those common to all fields. */
export type FieldDefaults = Partial<
  Pick<Field, 'width' | 'multiSelect' | 'options' | 'required' | 'settings'>
>;

/**
 * Everything the portal knows about one kind of field. Each type is one folder of the field-types package,
 * and the laws are tested against all of them. No function throws, whatever its input.
 */
export interface FieldType {
  /** The name; equals `Type` on the wire. */
  readonly name: string;
  /** Text key of the type's name; a key of {@link texts}. */
  readonly labelKey: `fieldType.${string}.label`;
  /** Whether the editor offers the type; false only for `uninitialized`. */
  readonly offered: boolean;
  /**
   * The type's name and messages: key to text by language. Keys start with `fieldType.<name>.`; every
   * bundled language is complete.
   */
  readonly texts: Readonly<Record<string, LocalizedText>>;
  readonly defaults: FieldDefaults;
  /** The type's own settings: their names, codec and edits; `noSettings` when it has none. */
  readonly settings: OwnSettings;
  /** Answers that the type accepts, with the settings they need; the laws are tested on them. */
  readonly samples: readonly [SampleAnswer, ...SampleAnswer[]];
  /** Vault data types of the properties that an answered field may be bound to (specification §5); empty means all. */
  readonly offeredDataTypes: readonly DataType[];
  /** Whether the field takes its options from a lookup property. */
  readonly usesOptions: boolean;
  /**
   * Text key of the generated message for a missing answer: `Enter {label}`, `Select {label}` or `Tick
   * {label}`.
   */
  readonly requiredTextKey: 'enterValue' | 'selectValue' | 'tickValue';
  /**
   * Whether the field's answers are masked wherever they need not be read in full, including on the receipt;
   * absent means never.
   */
  readonly isSensitive?: (field: Field) => boolean;
  /** Whether the field's answers are amounts of money in euros; absent means never. */
  readonly isMoney?: (field: Field) => boolean;
  /** Whether the field's answers are e-mail addresses, to which confirmations may go; absent means never. */
  readonly isMailAddress?: (field: Field) => boolean;
  /**
   * The unit of the field's answers as written in the locale, empty for none; absent means that the type has
   * no units.
   */
  readonly unit?: (field: Field, locale: DisplayLocale) => string;
  /** How the field's answers are compared in conditions; null when they cannot be compared. */
  readonly comparesAs: (field: Field) => ComparisonKind | null;
  /**
   * Names of the controls besides the main one, which is named by the field's GUID: a date-time has `time`.
   * A page shows either all of them or none. {@link normalise} then gets one text per control, the main one
   * first, with an empty text for each empty control; the list is empty when all of them are. When the parts
   * are not shown, because the field's settings leave them out or its answer was verified, it gets the main
   * text alone, which is read like a text from any other source. A page that was opened before the settings
   * left the parts out still sends their texts: the main one beside empty texts means the same as alone.
   * Refused input is shown again in the control in which it was typed ({@link controlValue}).
   */
  readonly parts: readonly string[];

  /** Whether an answer counts as empty (specification §5, Submission; specification D40). */
  isEmpty(field: Field, answer: Answer): boolean;
  /**
   * Converts typed, chosen or sent input to the type's stored form: trimmed, NFC, canonical spelling
   * (specification D13). Input that cannot be parsed is kept as typed, and a value out of range is kept
   * unchanged, for {@link check} to refuse: only a control, which shows the value, may correct it
   * (specification D14). Several texts are the values of several checked controls, or
   * of the controls of a type with {@link parts}. Idempotent.
   */
  normalise(field: Field, input: Answer | readonly string[]): Answer;
  /**
   * Returns why a normalised, non-empty answer is not acceptable, as codes with parameters; empty when it
   * is acceptable. A reason without a code of its own is `answer.refused`, with the text key of a field type
   * as `reason`.
   */
  check(field: Field, answer: Answer): readonly Problem[];
  /**
   * Returns the answer as a value of a property with the field's data type; undefined when there is nothing
   * to set.
   */
  toPropertyValue(field: Field, answer: Answer): PropertyValue | undefined;
  /** Formats the answer for display; an empty string when there is none. */
  display(field: Field, answer: Answer, locale: DisplayLocale): string;
  /**
   * Returns the text to put into a control, in the locale's format, such that parsing it gives the same
   * answer. `part` is empty for the main control.
   */
  controlValue(field: Field, answer: Answer, part: string, locale: DisplayLocale): string;
}

/** The registered field types, by name; an unknown name returns `uninitialized`. */
export interface FieldTypes {
  readonly get: (name: string) => FieldType;
  readonly all: readonly FieldType[];
}

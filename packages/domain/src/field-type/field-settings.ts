import { formLimits } from '../form/form-limits.ts';
import type { LocalizedText } from '../text/localized-text.ts';
import { ownMember } from '../values/own-member.ts';
import { sameContent } from '../values/same-content.ts';

/** A value of JSON. */
export type JsonValue =
  null | boolean | number | string | readonly JsonValue[] | { readonly [member: string]: JsonValue };

/**
 * The own settings of a field: those that only its type interprets, by name. An absent setting has its
 * default; an imported form may contain anything.
 */
export type FieldSettings = Readonly<Record<string, JsonValue>>;

/** Changes to own settings, by name; undefined means no change. */
export type SettingChanges = Partial<FieldSettings>;

/** One own setting of a field type: a value with its default, and how untrusted JSON is read. */
export interface SettingDefinition<T extends JsonValue> {
  /** The value when the setting is absent or invalid. */
  readonly initial: T;
  /** Returns a value in its valid form; undefined when it cannot be made valid. Idempotent. */
  readonly read: (value: JsonValue) => T | undefined;
  /**
   * For a text that administrators write in every language: it is listed, counted and checked with the
   * form's other texts. Null for any other value.
   */
  readonly text: SettingText | null;
}

/** A setting's text in the list of the form's texts. */
export interface SettingText {
  /** Text key of its name; a key of the type's texts. */
  readonly labelKey: string;
  /** Whether every language needs it. */
  readonly needed: boolean;
  /** Whether the text is in use, given the field's other settings; absent means always. */
  readonly isUsed?: (settings: FieldSettings) => boolean;
}

/** What the portal does with the own settings of any field type, without their names. */
export interface OwnSettings {
  /** The names of the settings. */
  readonly names: readonly string[];
  /** The settings that are texts, by name. */
  readonly texts: Readonly<Record<string, SettingText>>;
  /**
   * Makes settings valid: an invalid one takes its default, and one with its default is left out. Settings
   * that the type does not have are kept, for when the field gets its former type back, or the form returns
   * from an older portal. Idempotent.
   */
  normalise(settings: FieldSettings): FieldSettings;
  /** Changes some settings and makes all of them valid; a change that is invalid has no effect. */
  edit(settings: FieldSettings, changes: SettingChanges): FieldSettings;
  /**
   * Returns what an administrator should correct, as text keys of the type: settings that are missing, or
   * valid on their own but useless together. Shown with the form's other findings.
   */
  check(settings: FieldSettings): readonly string[];
}

/** The own settings of one field type, by name and type. */
export interface TypedSettings<S> extends OwnSettings {
  /** Returns the valid settings of a field, complete with defaults. */
  of(field: { readonly settings: FieldSettings }): S;
}

/**
 * Makes the settings of a type fit each other, for example two bounds: `changed` holds the names of those
 * that an administrator has just changed, which should stay. Empty when settings are read.
 */
export type FitSettings<S> = (settings: S, changed: ReadonlySet<string>) => S;

/** The rules about several settings of a type: how they are made to fit each other, and {@link OwnSettings.check}. */
export interface SettingRules<S> {
  readonly fit?: FitSettings<S>;
  readonly check?: (settings: S) => readonly string[];
}

/** Defines the own settings of a field type from its single settings. */
export function defineSettings<S extends FieldSettings>(
  members: { readonly [Name in keyof S]: SettingDefinition<S[Name]> },
  { fit = (settings) => settings, check = () => [] }: SettingRules<S> = {},
): TypedSettings<S> {
  const definitions = Object.entries<SettingDefinition<JsonValue>>(members);
  const names = definitions.map(([name]) => name);
  const readAll = (settings: FieldSettings): S =>
    Object.fromEntries(
      definitions.map(([name, setting]) => [name, readSetting(setting, ownMember(settings, name))]),
    ) as S;

  /** The settings as they are stored: valid ones unless they have their default, and those of other types. */
  function toStore(settings: FieldSettings, valid: S): FieldSettings {
    const others = Object.entries(settings).filter(([name]) => !names.includes(name));
    const own = definitions.flatMap(([name, { initial }]): [string, JsonValue][] => {
      const value = valid[name] ?? null;
      return sameContent(value, initial) ? [] : [[name, value]];
    });
    return Object.fromEntries([...others, ...own]);
  }

  return {
    names,
    texts: Object.fromEntries(
      definitions.flatMap(([name, { text }]) => (text === null ? [] : [[name, text]])),
    ),
    of: ({ settings }) => fit(readAll(settings), new Set()),
    check: (settings) => check(fit(readAll(settings), new Set())),
    normalise: (settings) => toStore(settings, fit(readAll(settings), new Set())),
    edit: (settings, changes) => {
      const accepted = definitions.flatMap(([name, setting]): [string, JsonValue][] => {
        const change = ownMember(changes, name);
        const value = change === undefined ? undefined : setting.read(change);
        return value === undefined ? [] : [[name, value]];
      });
      const changed = { ...settings, ...Object.fromEntries(accepted) };
      return toStore(settings, fit(readAll(changed), new Set(accepted.map(([name]) => name))));
    },
  };
}

/** The own settings of a type that has none. */
export const noSettings: OwnSettings = defineSettings({});

/**
 * A setting that is on or off.
 *
 * @public For new field types.
 */
export function flagSetting(initial: boolean): SettingDefinition<boolean> {
  return { initial, read: (value) => (typeof value === 'boolean' ? value : undefined), text: null };
}

/** A setting with a fixed list of choices. */
export function choiceSetting<const T extends string>(
  choices: readonly T[],
  initial: NoInfer<T>,
): SettingDefinition<T> {
  return { initial, read: (value) => choices.find((choice) => choice === value), text: null };
}

/** A localised text, at most as long as a label; empty until an administrator writes it. */
export function textSetting(text: SettingText): SettingDefinition<LocalizedText> {
  const read = (value: JsonValue): LocalizedText | undefined =>
    isLocalizedText(value)
      ? Object.fromEntries(Object.entries(value).filter(([, written]) => isStorable(written)))
      : undefined;
  return { initial: {}, read, text };
}

/** Returns a setting as a localised text; empty when it is not one. */
export function settingText(settings: FieldSettings, name: string): LocalizedText {
  const value = ownMember(settings, name);
  return value !== undefined && isLocalizedText(value) ? value : {};
}

function isLocalizedText(value: JsonValue): value is LocalizedText {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.values(value).every((written) => typeof written === 'string');
}

function isStorable(written: string): boolean {
  return written !== '' && written.length <= formLimits.name;
}

function readSetting<T extends JsonValue>(
  { initial, read }: SettingDefinition<T>,
  value: JsonValue | undefined,
): T {
  return (value === undefined ? undefined : read(value)) ?? initial;
}

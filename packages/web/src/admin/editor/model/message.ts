import type { TextKey, Translate } from '@form-portal/domain';

/** The start of keys that have a text for one and one for more: looked up by `n`. */
type CountedKey<Key> = Key extends `${infer Start}.one` ? Start : never;

/** A key of a text that the editor says: one of the portal's, or one that a field type brings. */
export type MessageKey = TextKey | CountedKey<TextKey> | `fieldType.${string}`;

/**
 * Something to be said or shown, not yet in words: the texts of the administrator's language are looked up when it is written, so
 * that a step of the history keeps its name in any language. A part of it may be a message itself.
 */
export interface Message {
  readonly key: MessageKey;
  readonly params?: Readonly<Record<string, string | number | Message>>;
}

/** A message in words. */
export function formatMessage({ key, params = {} }: Message, text: Translate): string {
  const written = Object.entries(params).map(([name, value]) => [
    name,
    typeof value === 'object' ? formatMessage(value, text) : value,
  ]);
  return text(key, Object.fromEntries(written));
}

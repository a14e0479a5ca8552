import type { TextKey, Translate } from '@form-portal/domain';

/** Keys with a singular and a plural text, chosen by `n`, without that suffix. */
type CountedKey<Key> = Key extends `${infer Start}.one` ? Start : never;

/** The key of a message: a text of the portal or of a field type. */
export type MessageKey = TextKey | CountedKey<TextKey> | `fieldType.${string}`;

/**
 * A text to be shown or announced, looked up in the administrator's language only when it is formatted, so that a step of the history has
 * a name in every language. A parameter may be a message itself.
 */
export interface Message {
  readonly key: MessageKey;
  readonly params?: Readonly<Record<string, string | number | Message>>;
}

/** The text of a message; a string is returned as it is. */
export function formatMessage(message: string | Message, text: Translate): string {
  if (typeof message === 'string') return message;
  const { key, params = {} } = message;
  const formatted = Object.entries(params).map(([name, value]) => [
    name,
    typeof value === 'object' ? formatMessage(value, text) : value,
  ]);
  return text(key, Object.fromEntries(formatted));
}

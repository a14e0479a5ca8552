import * as z from 'zod/mini';

/** Maximum length of a country code (specification §5, Translations). */
const maxLanguageCode = 500;

/**
 * A text in several languages on the wire: language code → text of at most `maxLength` characters; without
 * it, of any length.
 */
export function localizedTextSchema(maxLength?: number) {
  return z.record(
    z.string().check(z.minLength(1), z.maxLength(maxLanguageCode)),
    maxLength === undefined ? z.string() : z.string().check(z.maxLength(maxLength)),
  );
}

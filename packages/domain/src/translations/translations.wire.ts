import * as z from 'zod/mini';
import { parseWire } from '../parse.wire.ts';
import type { Problem } from '../problems/problem.ts';
import { okUnless, type Result } from '../problems/result.ts';
import { noVaultLanguage, type Catalogue, type Translation } from './catalogue.ts';

// Without a maximum length: whatever an administrator has typed can be read, so that it is kept when two
// people's changes are merged. `checkCatalogue` refuses what is too long, with a specific problem.
const anyText = z.string();

/**
 * One language: its name, the vault language, optionally its language tag, whether public pages offer it and
 * the code it had first, and one text per key, in one object.
 */
const translationSchema = z.catchall(
  z.object({
    name: anyText,
    translationID: z.optional(z.nullable(z.int())),
    languageTag: z.optional(z.nullable(anyText)),
    shownToVisitors: z.optional(z.nullable(z.boolean())),
    firstCode: z.optional(z.nullable(anyText)),
  }),
  anyText,
);

/** All languages in requests and responses: country code → language (specification §3, Translations). */
export const translationsSchema = z.record(z.string(), translationSchema);

/** {@link translationsSchema} as a type. */
export type TranslationsWire = z.infer<typeof translationsSchema>;

/**
 * Parses the languages of a request, a backup or the store; country codes become lower case.
 * `checkCatalogue` checks the rules. Problem codes: `request.invalid`, `translations.code-in-use` when two
 * codes differ only by case.
 */
export function catalogueFromWire(value: unknown): Result<Catalogue> {
  const parsed = parseWire(translationsSchema, value);
  if (!parsed.ok) return parsed;
  const catalogue = new Map<string, Translation>();
  const problems: Problem[] = [];
  for (const [spelled, wire] of Object.entries(parsed.value)) {
    const code = spelled.trim().toLowerCase();
    if (catalogue.has(code)) problems.push({ code: 'translations.code-in-use', path: spelled.slice(0, 40) });
    catalogue.set(code, translationFromWire(wire));
  }
  return okUnless(Object.fromEntries(catalogue), problems);
}

/** Converts the languages for a response or the store. */
export function catalogueToWire(catalogue: Catalogue): TranslationsWire {
  return Object.fromEntries(
    Object.entries(catalogue).map(([code, { translationId, texts, ...optional }]) => [
      code,
      { ...texts, ...optional, translationID: translationId },
    ]),
    // The catch-all type requires every member to be a text; the other members have their own types.
  ) as TranslationsWire;
}

function translationFromWire(wire: z.infer<typeof translationSchema>): Translation {
  const { name, translationID, languageTag, shownToVisitors, firstCode, ...texts } = wire;
  const tag = languageTag?.trim() ?? '';
  return {
    name: name.trim(),
    translationId: translationID ?? noVaultLanguage,
    ...(tag !== '' && { languageTag: tag }),
    ...(firstCode && { firstCode }),
    ...(typeof shownToVisitors === 'boolean' && { shownToVisitors }),
    texts,
  };
}

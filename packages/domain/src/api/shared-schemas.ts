import * as z from 'zod/mini';

/** A form or submission in an address; whether it exists is the use case's question. */
export const idParams = z.object({ id: z.string().check(z.maxLength(100)) });

/** A whole number in an address or a query, at most 9 digits. */
export const wholeNumber = z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number));

/** How many entries of a list: 1…200. */
const listLimit = z.pipe(z.string().check(z.regex(/^([1-9]\d?|1\d\d|200)$/)), z.transform(Number));

/** Whether a download keeps its personal identity codes, which are masked otherwise. */
export const fullMember = { full: z.optional(z.literal('true')) };

/** Members of a query that every long list has: text to search, where to go on, how many. */
export const listQuery = {
  q: z.optional(z.string().check(z.maxLength(200))),
  cursor: z.optional(z.string().check(z.maxLength(500))),
  limit: z.optional(listLimit),
};

/**
 * An exported table. With `progress=rows` the file comes in pieces, each behind its length and the number of rows written so far (two
 * 32-bit numbers, big endian); the first piece is empty and tells how many rows there are.
 */
export const wantedTable = {
  format: z.enum(['csv', 'xlsx']),
  progress: z.optional(z.literal('rows')),
};

/** A long list: its entries and where to go on; null at the end. */
export function listSchema<S extends z.ZodMiniType>(item: S) {
  return z.object({ Items: z.array(item), NextCursor: z.nullable(z.string()) });
}

/** Why a request was refused (specification D7): `fields` of a form, or `members` of what was sent, that are to be put right. */
export const errorSchema = z.looseObject({
  error: z.string(),
  code: z.string(),
  fields: z.optional(z.array(z.object({ GUID: z.string(), code: z.string(), error: z.string() }))),
  members: z.optional(z.array(z.object({ path: z.string(), code: z.string() }))),
});

/** The same where several things are told at once: settings and translations (specification §7). */
export const errorListSchema = z.looseObject({ error: z.array(z.string()), code: z.string() });

import * as z from 'zod/mini';
import { tableFormats } from '../table-format.ts';

/** Id of a form or submission in a path; the handler checks whether it exists. */
export const idParams = z.object({ id: z.string().check(z.maxLength(100)) });

/** A whole number in a path or query, at most 9 digits. */
export const wholeNumber = z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number));

/** Maximum number of entries to return: 1–200. */
const listLimit = z.pipe(z.string().check(z.regex(/^([1-9]\d?|1\d\d|200)$/)), z.transform(Number));

/** Whether a download contains personal identity codes in full; they are masked otherwise. */
export const fullMember = { full: z.optional(z.literal('true')) };

/** Query members common to all paged lists: search text, cursor and page size. */
export const listQuery = {
  q: z.optional(z.string().check(z.maxLength(200))),
  cursor: z.optional(z.string().check(z.maxLength(500))),
  limit: z.optional(listLimit),
};

/** The file format of a table export. */
export const tableFormatMember = { format: z.enum(tableFormats) };

/** One page of a list: its entries and the cursor of the next page, null on the last page. */
export function listSchema<S extends z.ZodMiniType>(item: S) {
  return z.object({ Items: z.array(item), NextCursor: z.nullable(z.string()) });
}

/**
 * Why a request was refused or failed (specification D7): `fields` of the form or `members` of the request
 * that must be corrected.
 */
export const errorSchema = z.looseObject({
  error: z.string(),
  code: z.string(),
  fields: z.optional(
    z.array(
      z.object({
        GUID: z.string(),
        code: z.string(),
        error: z.string(),
        /** Row of the repeatable group, from 2; absent in row 1 and outside groups. */
        Row: z.optional(z.int()),
        /** GUID of the form's check that failed at the field. */
        Check: z.optional(z.string()),
      }),
    ),
  ),
  members: z.optional(
    z.array(
      z.object({
        path: z.string(),
        code: z.string(),
        /** Which file it is about, from 0 in the order of the post; absent for other members. */
        index: z.optional(z.int()),
      }),
    ),
  ),
});

/**
 * Why settings or translations were not saved: everything that is wrong with them, as texts (specification §7).
 */
export const errorListSchema = z.looseObject({ error: z.array(z.string()), code: z.string() });

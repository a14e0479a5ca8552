import * as z from 'zod/mini';
import { fileCategories, type FileType } from './file-types.ts';

/** The response of `GET /api/file-types` (specification D16). */
export const fileTypesSchema = z.array(
  z.object({
    Category: z.enum(fileCategories),
    Extensions: z.array(z.string()),
    MimeTypes: z.array(z.string()),
  }),
);

/** {@link fileTypesSchema} as a type. */
export type FileTypesWire = z.infer<typeof fileTypesSchema>;

/** Converts file types to their wire form. */
export function fileTypesToWire(types: readonly FileType[]): FileTypesWire {
  return types.map(({ category, extensions, mediaTypes }) => ({
    Category: category,
    Extensions: [...extensions],
    MimeTypes: [...mediaTypes],
  }));
}

import * as z from 'zod/mini';
import { fileCategories } from './file-types.ts';
import type { FileType } from './file-types.ts';

/** The list of file types as `GET /api/file-types` answers it (specification D16). */
export const fileTypesSchema = z.array(
  z.object({
    Category: z.enum(fileCategories),
    Extensions: z.array(z.string()),
    MimeTypes: z.array(z.string()),
  }),
);

/** {@link fileTypesSchema} as a type. */
export type FileTypesWire = z.infer<typeof fileTypesSchema>;

/** Writes file types for the answer. */
export function fileTypesToWire(types: readonly FileType[]): FileTypesWire {
  return types.map(({ category, extensions, mediaTypes }) => ({
    Category: category,
    Extensions: [...extensions],
    MimeTypes: [...mediaTypes],
  }));
}

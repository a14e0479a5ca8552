import * as z from 'zod/mini';
import { logoPath } from './logo.ts';

/** An upload: the file in base64. */
export const logoUploadSchema = z.object({ Content: z.string() });

/** An uploaded logo: the path that settings refer to it by, and the first things that were left out of an SVG. */
export const uploadedLogoSchema = z.object({
  Path: z.string().check(z.regex(logoPath)),
  Removed: z.array(z.string()),
});

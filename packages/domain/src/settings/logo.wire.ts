import * as z from 'zod/mini';
import { logoPath } from './logo.ts';

/** An upload: the file in base64. */
export const logoUploadSchema = z.object({ Content: z.string() });

/** An uploaded logo: its path, for the settings, and the first parts that were removed from an SVG. */
export const uploadedLogoSchema = z.object({
  Path: z.string().check(z.regex(logoPath)),
  Removed: z.array(z.string()),
});

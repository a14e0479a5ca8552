import * as z from 'zod/mini';
import { logoPath } from './logo.ts';

/** An upload: the file in base64. */
export const logoUploadSchema = z.object({ Content: z.string() });

/**
 * An uploaded logo: its path, for the settings, and the names of the parts that were removed from an SVG, up to a
 * maximum.
 */
export const uploadedLogoSchema = z.object({
  Path: z.string().check(z.regex(logoPath)),
  Removed: z.array(z.string()),
});

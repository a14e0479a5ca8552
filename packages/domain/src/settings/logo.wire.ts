import * as z from 'zod/mini';
import { logoPath } from './logo.ts';

/** An upload: the file in base64. */
export const logoUploadSchema = z.object({ Content: z.string() });

/** An uploaded logo: the path that settings refer to it by. */
export const uploadedLogoSchema = z.object({ Path: z.string().check(z.regex(logoPath)) });

import * as z from 'zod/mini';
import { uploadsSchema } from '../uploads.ts';
import { propertyValueSchema } from './received-value.wire.ts';

/** A list of values. */
export const propertyValuesSchema = z.array(propertyValueSchema);

/** What a client makes an object of (docs/protocols/m-files.md#objects). */
export const objectCreationSchema = z.object({
  PropertyValues: propertyValuesSchema,
  Files: uploadsSchema,
});

/** A text or number in the wrapping of the service; a client may send the number as text (docs/protocols/m-files.md#clients). */
export const wrappedSchema = z.object({ Value: z.union([z.string(), z.number(), z.boolean()]) });

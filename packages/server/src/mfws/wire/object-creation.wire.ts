import * as z from 'zod/mini';
import { uploadsSchema } from '../files/uploads.ts';
import { propertyValueSchema } from './received-value.wire.ts';

/** A list of property values. */
export const propertyValuesSchema = z.array(propertyValueSchema);

/** A client's request to create an object (docs/protocols/m-files.md#objects). */
export const objectCreationSchema = z.object({
  PropertyValues: propertyValuesSchema,
  Files: uploadsSchema,
});

/** A text or number in the wrapper of the service; clients may send a number as text (docs/protocols/m-files.md#clients). */
export const wrappedSchema = z.object({ Value: z.union([z.string(), z.number(), z.boolean()]) });

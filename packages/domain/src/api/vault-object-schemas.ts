import * as z from 'zod/mini';
import { listSchema } from './shared-schemas.ts';

const headMembers = {
  Type: z.int(),
  ID: z.int(),
  Title: z.string(),
  Class: z.int(),
  Version: z.int(),
  Created: z.iso.datetime(),
};

/** A typed value: text, number, boolean, date or time as text, item id, or list of item ids. */
const typedValue = z.union([z.null(), z.string(), z.number(), z.boolean(), z.array(z.int())]);

/** A page of the embedded vault's objects. */
export const vaultObjectListSchema = listSchema(z.object(headMembers));

/** {@link vaultObjectListSchema} as a type. */
export type VaultObjectListWire = z.infer<typeof vaultObjectListSchema>;

/** One object of the embedded vault in full. */
export const vaultObjectSchema = z.object({
  ...headMembers,
  /** The submission that it was created from; null when there was none, or the portal no longer holds it. */
  Submission: z.nullable(z.object({ GUID: z.string(), Reference: z.string() })),
  Properties: z.array(
    z.object({
      PropertyDef: z.int(),
      Name: z.string(),
      DataType: z.int(),
      Value: typedValue,
      DisplayValue: z.string(),
      /**
       * Whether personal identity codes in the value are masked; showing them is recorded in the audit log.
       */
      Masked: z.boolean(),
    }),
  ),
  Files: z.array(
    z.object({
      ID: z.int(),
      Name: z.string(),
      Extension: z.string(),
      Size: z.int(),
      /** Whether personal identity codes in the file are masked by default. */
      Masked: z.boolean(),
      /**
       * Whether they cannot be masked, because the portal no longer has the answers: the file can only be
       * downloaded in full.
       */
      OnlyInFull: z.boolean(),
    }),
  ),
  /** Newest first; `CreatedBy` is null for the portal itself. */
  Versions: z.array(
    z.object({ Version: z.int(), Created: z.iso.datetime(), CreatedBy: z.nullable(z.string()) }),
  ),
});

/** An unmasked value. */
export const shownPropertySchema = z.object({ Value: typedValue, DisplayValue: z.string() });

/** {@link shownPropertySchema} as a type. */
export type ShownPropertyWire = z.infer<typeof shownPropertySchema>;

/** {@link vaultObjectSchema} as a type. */
export type VaultObjectWire = z.infer<typeof vaultObjectSchema>;

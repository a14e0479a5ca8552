import * as z from 'zod/mini';
import { propertyValueSchema } from '../vault/property-value.wire.ts';
import { listSchema } from './shared-schemas.ts';

const status = z.enum(['waiting', 'delivered', 'failed']);
const instant = z.iso.datetime();

/** What a sender gets: the submission is safe (specification D10). */
export const receivedSchema = z.object({
  GUID: z.string(),
  Reference: z.string(),
  ReceivedAt: instant,
  Status: status,
  ReceiptURL: z.string(),
});

/** {@link receivedSchema} as a type. */
export type ReceivedWire = z.infer<typeof receivedSchema>;

const rowMembers = {
  GUID: z.string(),
  Reference: z.string(),
  FormGUID: z.string(),
  FormName: z.record(z.string(), z.string()),
  ReceivedAt: instant,
  Status: status,
  Attempts: z.int(),
  NextAttemptAt: z.nullable(instant),
  LastError: z.nullable(z.string()),
  /** What the virus scan of its files keeps it from the vault with; null: nothing. */
  Scan: z.nullable(z.enum(['unscanned', 'infected'])),
  Object: z.nullable(z.object({ Type: z.int(), ID: z.int() })),
  /** When it is removed because it stays set aside; null: it is not. */
  ExpiresAt: z.nullable(instant),
  AttachmentCount: z.int(),
  Identified: z.boolean(),
};

/** A row of the administrators' list. */
export const submissionRowSchema = z.object(rowMembers);

/** {@link submissionRowSchema} as a type. */
export type SubmissionRowWire = z.infer<typeof submissionRowSchema>;

/** The administrators' list. */
export const submissionListSchema = listSchema(submissionRowSchema);

/** {@link submissionListSchema} as a type. */
export type SubmissionListWire = z.infer<typeof submissionListSchema>;

/** One submission, whole. */
export const submissionDetailSchema = z.object({
  ...rowMembers,
  Language: z.string(),
  FormRevision: z.int(),
  /** The earlier submission that it corrects, by its sender's word; `GUID` is null when the portal no longer holds it. */
  Corrects: z.nullable(z.object({ Reference: z.string(), GUID: z.nullable(z.string()) })),
  /** Later submissions that correct it, oldest first. */
  CorrectedBy: z.array(z.object({ Reference: z.string(), GUID: z.string() })),
  /** When answers and files were removed by the form's retention; null: they are there. */
  ClearedAt: z.nullable(instant),
  Fields: z.array(
    z.object({
      GUID: z.string(),
      Name: z.record(z.string(), z.string()),
      Value: propertyValueSchema,
      DisplayValue: z.string(),
      MFilesPropertyDef: z.int(),
      DataType: z.int(),
      /** Whether the value is the identification's own. */
      Verified: z.boolean(),
      /** Whether personal identity codes in the value are hidden; asking for them is recorded (specification D33). */
      Masked: z.boolean(),
    }),
  ),
  Attachments: z.array(
    z.object({ Name: z.string(), Size: z.int(), ContentType: z.string(), SHA256: z.string() }),
  ),
  Events: z.array(z.object({ At: instant, Kind: z.string(), Detail: z.string() })),
});

/** A value without its mask. */
export const shownValueSchema = z.object({ Value: propertyValueSchema, DisplayValue: z.string() });

/** {@link shownValueSchema} as a type. */
export type ShownValueWire = z.infer<typeof shownValueSchema>;

/** How many submissions the vault does not have yet. */
export const submissionCountsSchema = z.object({
  Waiting: z.int().check(z.nonnegative()),
  Failed: z.int().check(z.nonnegative()),
});

/** {@link submissionCountsSchema} as a type. */
export type SubmissionCountsWire = z.infer<typeof submissionCountsSchema>;

/** How many set-aside submissions were made due, and where to go on; null: all were visited. */
export const deliveredAgainSchema = z.object({
  Sent: z.int().check(z.nonnegative()),
  NextCursor: z.nullable(z.string()),
});

/** {@link deliveredAgainSchema} as a type. */
export type DeliveredAgainWire = z.infer<typeof deliveredAgainSchema>;

/** {@link submissionDetailSchema} as a type. */
export type SubmissionDetailWire = z.infer<typeof submissionDetailSchema>;

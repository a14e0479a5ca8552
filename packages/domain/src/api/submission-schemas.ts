import * as z from 'zod/mini';
import { propertyValueSchema } from '../vault/property-value.wire.ts';
import { listSchema } from './shared-schemas.ts';

const status = z.enum(['waiting', 'delivered', 'failed']);
const instant = z.iso.datetime();

/** What a sender gets: the submission is safe (decision D10). */
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
  Object: z.nullable(z.object({ Type: z.int(), ID: z.int() })),
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
    }),
  ),
  Attachments: z.array(
    z.object({ Name: z.string(), Size: z.int(), ContentType: z.string(), SHA256: z.string() }),
  ),
  Events: z.array(z.object({ At: instant, Kind: z.string(), Detail: z.string() })),
});

/** {@link submissionDetailSchema} as a type. */
export type SubmissionDetailWire = z.infer<typeof submissionDetailSchema>;

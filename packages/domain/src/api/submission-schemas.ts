import * as z from 'zod/mini';
import { identityAttributeNames } from '../identity/identity-attributes.ts';
import { propertyValueSchema } from '../vault/property-value.wire.ts';
import { testModes } from '../submission/sending/test-mode.ts';
import { requestOutcomes } from '../submission/requests/request-state.ts';
import { deliveryFailures } from '../submission/delivery/delivery-failure.ts';
import { refusalReasons } from '../submission/delivery/refused-part.ts';
import { listSchema } from './shared-schemas.ts';

const status = z.enum(['waiting', 'delivered', 'failed']);
const instant = z.iso.datetime();

/** Acknowledges that a submission is stored durably (specification D10). */
export const receivedSchema = z.object({
  GUID: z.string(),
  Reference: z.string(),
  ReceivedAt: instant,
  Status: status,
  ReceiptURL: z.string(),
  /** Where a confirmation is sent, `a…@example.org`; absent when none is sent. */
  ConfirmationTo: z.optional(z.string()),
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
  /** The kind of the failure in `LastError`; null when it is not known, or the virus scan is what failed. */
  Failure: z.nullable(z.enum(deliveryFailures)),
  /** The virus scan result that keeps the submission out of the vault; null when there is none. */
  Scan: z.nullable(z.enum(['unscanned', 'infected'])),
  Object: z.nullable(z.object({ Type: z.int(), ID: z.int() })),
  /** When the set-aside submission is removed; null when no removal is scheduled. */
  ExpiresAt: z.nullable(instant),
  /** What happens to a test submission; null for a real one. */
  Test: z.nullable(z.enum(testModes)),
  AttachmentCount: z.int(),
  Identified: z.boolean(),
  /** The sender's verified name; null for a sender who did not identify, or once the answers were removed. */
  Sender: z.nullable(z.string()),
};

/** A row of the administrators' submission list. */
export const submissionRowSchema = z.object({
  ...rowMembers,
  /** Whether the mail server refused its confirmation permanently, or sending it failed for three days. */
  ConfirmationRefused: z.boolean(),
  /**
   * The answer or file name that matched the search, shortened to one line; null when nothing is searched for, or the
   * reference or the sender's name matched.
   */
  Hit: z.nullable(
    z.object({
      Kind: z.enum(['answer', 'file']),
      /** The question; empty for a file. */
      Label: z.record(z.string(), z.string()),
      Text: z.string(),
    }),
  ),
});

/** {@link submissionRowSchema} as a type. */
export type SubmissionRowWire = z.infer<typeof submissionRowSchema>;

/** The administrators' submission list. */
export const submissionListSchema = listSchema(submissionRowSchema);

/** {@link submissionListSchema} as a type. */
export type SubmissionListWire = z.infer<typeof submissionListSchema>;

const namedSchema = z.object({ ID: z.int(), Name: z.string() });

const questionMembers = {
  GUID: z.string(),
  /** The row of a repeatable group, from 2; absent in row 1 and outside such groups. */
  Row: z.optional(z.int()),
};
const questionSchema = z.object(questionMembers);

/** One submission in full. */
export const submissionDetailSchema = z.object({
  ...rowMembers,
  /** The parts of the object that the vault refused, as far as known; empty unless the last attempt failed. */
  Refused: z.array(
    z.object({
      /** The object's class. A name is empty when the vault does not have the element. */
      Class: namedSchema,
      /** Null when the class itself is at fault. */
      Property: z.nullable(namedSchema),
      Reason: z.enum(refusalReasons),
    }),
  ),
  /** Where the object can be opened: a path of the portal or a web address of the vault; null when there is neither. */
  ObjectAddress: z.nullable(z.string()),
  Language: z.string(),
  FormRevision: z.int(),
  /**
   * The earlier submission that, according to its sender, this one corrects; `GUID` is null when the portal
   * no longer holds it.
   */
  Corrects: z.nullable(z.object({ Reference: z.string(), GUID: z.nullable(z.string()) })),
  /** Later submissions that correct this one, oldest first. */
  CorrectedBy: z.array(z.object({ Reference: z.string(), GUID: z.string() })),
  /** When the form's retention removed answers and files; null while they are kept. */
  ClearedAt: z.nullable(instant),
  /** The questions that were asked, computed ones included, in page order. */
  Asked: z.array(questionSchema),
  /** The pages, groups and rows of the form in order, each with the questions that were asked there. */
  Sections: z.array(
    z.object({
      /** The name of the page, the group or the row; null for none. */
      Heading: z.nullable(z.record(z.string(), z.string())),
      /**
       * Level of the heading: 1 for a page, and for every section of a form without pages; 2 for a section on
       * a page.
       */
      Level: z.literal([1, 2]),
      Questions: z.array(questionSchema),
    }),
  ),
  Fields: z.array(
    z.object({
      ...questionMembers,
      Name: z.record(z.string(), z.string()),
      Value: propertyValueSchema,
      DisplayValue: z.string(),
      MFilesPropertyDef: z.int(),
      DataType: z.int(),
      /** Whether the value was verified by the identification. */
      Verified: z.boolean(),
      /** Whether the form computed the value. */
      Computed: z.boolean(),
      /**
       * Whether personal identity codes in the value are masked; showing them is recorded in the audit log
       * (specification D33).
       */
      Masked: z.boolean(),
    }),
  ),
  /**
   * The details of the identification that the form requested, in display order, whether or not a field shows
   * them; empty without identification.
   */
  Identity: z.array(
    z.object({
      Attribute: z.enum(identityAttributeNames),
      DisplayValue: z.string(),
      /** As in `Fields`. */
      Masked: z.boolean(),
    }),
  ),
  Attachments: z.array(
    z.object({
      Name: z.string(),
      Size: z.int(),
      ContentType: z.string(),
      SHA256: z.string(),
      /** The request in `Requests` that it answers; absent for a file that was not requested. */
      Request: z.optional(z.string()),
    }),
  ),
  /** The requested files that were asked for, in the form's order, and what became of each. */
  Requests: z.array(
    z.object({
      GUID: z.string(),
      Name: z.record(z.string(), z.string()),
      State: z.enum(requestOutcomes),
      /** The file that it is part of; absent when the visitor named none. */
      File: z.optional(z.string()),
    }),
  ),
  Events: z.array(z.object({ At: instant, Kind: z.string(), Detail: z.string() })),
});

/** An unmasked value. */
export const unmaskedValueSchema = z.object({ Value: propertyValueSchema, DisplayValue: z.string() });

/** How many test submissions were removed. */
export const removedTestsSchema = z.object({ Removed: z.int().check(z.nonnegative()) });

/** An unmasked detail of the identification. */
export const unmaskedDetailSchema = z.object({ DisplayValue: z.string() });

/** {@link unmaskedDetailSchema} as a type. */
export type UnmaskedDetailWire = z.infer<typeof unmaskedDetailSchema>;

/** {@link unmaskedValueSchema} as a type. */
export type UnmaskedValueWire = z.infer<typeof unmaskedValueSchema>;

/** An identity code to search by. */
export const identityCodeSchema = z.object({ PersonalIdentityCode: z.string().check(z.maxLength(200)) });

/** The key that replaces an identity code in the addresses of lists and exports. */
export const personKeySchema = z.object({ Person: z.string() });

/** Numbers of submissions that have not reached the vault. */
export const submissionCountsSchema = z.object({
  Waiting: z.int().check(z.nonnegative()),
  Failed: z.int().check(z.nonnegative()),
});

/** {@link submissionCountsSchema} as a type. */
export type SubmissionCountsWire = z.infer<typeof submissionCountsSchema>;

/** Numbers of submissions by status. */
export const statusCountsSchema = z.extend(submissionCountsSchema, {
  Delivered: z.int().check(z.nonnegative()),
});

/** {@link statusCountsSchema} as a type. */
export type StatusCountsWire = z.infer<typeof statusCountsSchema>;

/**
 * How many set-aside submissions were made due again, and the cursor to continue from; null when all were
 * processed.
 */
export const deliveredAgainSchema = z.object({
  Sent: z.int().check(z.nonnegative()),
  NextCursor: z.nullable(z.string()),
});

/** {@link deliveredAgainSchema} as a type. */
export type DeliveredAgainWire = z.infer<typeof deliveredAgainSchema>;

/** {@link submissionDetailSchema} as a type. */
export type SubmissionDetailWire = z.infer<typeof submissionDetailSchema>;

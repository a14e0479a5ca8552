import * as z from 'zod/mini';
import { guidOrEmptySchema, guidSchema } from '../guid.wire.ts';
import { localizedTextSchema } from '../localized-text.wire.ts';
import { fileCategories } from '../submission/file-types.ts';
import { cleanExtension } from '../submission/extension.ts';
import { isDataType } from '../vault/data-type.ts';
import { propertyValueSchema } from '../vault/property-value.wire.ts';

/** The version of the form documents this portal writes; documents of the specification's own shape carry none. */
export const formSchemaVersion = 1;

/** Limits that keep a form document readable; the size of the whole document is the server's (decision D34). */
const limits = { name: 1_000, description: 20_000, type: 100, title: 1_000, list: 5_000, megabytes: 100_000 };

const nameSchema = localizedTextSchema(limits.name);
const descriptionSchema = localizedTextSchema(limits.description);
const flagSchema = z.nullish(z.boolean());
const integerSchema = z.int32();
const dataTypeSchema = z.number().check(z.refine(isDataType));
const guidListSchema = z.array(guidSchema).check(z.maxLength(limits.list));

const optionSchema = z.object({ ID: integerSchema, Name: nameSchema });

const fieldSchema = z.object({
  GUID: guidSchema,
  Type: z.string().check(z.minLength(1), z.maxLength(limits.type)),
  Name: nameSchema,
  Description: z.nullish(descriptionSchema),
  Required: flagSchema,
  Width: z.nullish(z.enum(['narrow', 'wide'])),
  Options: z.nullish(z.array(optionSchema).check(z.maxLength(limits.list))),
  MFilesPropertyDef: z.nullish(integerSchema.check(z.minimum(-1))),
  DataType: z.nullish(dataTypeSchema),
  MinValue: z.nullish(z.number()),
  MaxValue: z.nullish(z.number()),
  MultiSelect: flagSchema,
});

const groupSchema = z.object({ GUID: guidSchema, GroupName: nameSchema, FieldGUIDs: guidListSchema });

const templateEntrySchema = z.object({
  GUID: guidSchema,
  Type: z.enum(['field', 'group']),
  FieldGUIDs: z.nullish(guidListSchema),
});

const predefinedFieldSchema = z.object({
  GUID: guidSchema,
  MFilesPropertyDef: integerSchema.check(z.minimum(-1)),
  DataType: dataTypeSchema,
  Value: z.optional(propertyValueSchema),
});

const attachmentOptionsSchema = z.object({
  MaxFileSize: z.nullish(z.number().check(z.nonnegative(), z.maximum(limits.megabytes))),
  AllowedFileTypes: z.nullish(z.array(z.enum(fileCategories)).check(z.maxLength(100))),
  CustomFileTypes: z.nullish(
    z
      .array(
        z.string().check(
          z.maxLength(100),
          z.refine((typed) => cleanExtension(typed) !== undefined),
        ),
      )
      .check(z.maxLength(200)),
  ),
});

/**
 * A form as the API, backups and stored documents write it (specification section 3). Members that the specification gives a default
 * may be absent or null. Members that nobody knows are dropped.
 */
export const formSchema = z.object({
  SchemaVersion: z.nullish(z.int().check(z.nonnegative())),
  GUID: z.nullish(guidOrEmptySchema),
  Name: nameSchema,
  FormDescription: z.nullish(descriptionSchema),
  Enabled: flagSchema,
  ShowInFormPortal: flagSchema,
  ObjectType: z.nullish(integerSchema.check(z.nonnegative())),
  Class: z.nullish(integerSchema),
  FormTemplate: z.array(templateEntrySchema).check(z.maxLength(limits.list)),
  Fields: z.array(fieldSchema).check(z.maxLength(limits.list)),
  Groups: z.nullish(z.array(groupSchema).check(z.maxLength(limits.list))),
  PredefinedFields: z.nullish(z.array(predefinedFieldSchema).check(z.maxLength(limits.list))),
  SuomiFi: z.nullish(z.record(z.string().check(z.maxLength(100)), flagSchema)),
  AttachmentOptions: z.nullish(attachmentOptionsSchema),
  SummaryPdf: flagSchema,
  TitleTemplate: z.nullish(z.string().check(z.maxLength(limits.title))),
  Revision: z.nullish(z.int().check(z.nonnegative())),
  UpdatedAt: z.nullish(z.iso.datetime()),
});

/** A form document, read. */
export type FormWire = z.infer<typeof formSchema>;

/** A field of a form document. */
export type FieldWire = FormWire['Fields'][number];

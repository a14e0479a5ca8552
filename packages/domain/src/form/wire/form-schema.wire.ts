import * as z from 'zod/mini';
import { guidOrEmptySchema, guidSchema } from '../../guid.wire.ts';
import { localizedTextSchema } from '../../text/localized-text.wire.ts';
import { fileCategories } from '../../submission/files/file-types.ts';
import { cleanExtension } from '../../submission/files/extension.ts';
import { isDataType } from '../../vault/data-type.ts';
import { propertyValueSchema } from '../../vault/property-value.wire.ts';
import { conditionSchema } from '../../logic/conditions/condition.wire.ts';
import { formulaLimits } from '../../logic/formula/formula.ts';
import { formLimits } from '../form-limits.ts';

/**
 * The latest version of form documents that this portal can read. Documents in the specification's original
 * format have none; version 2 introduced form logic (docs/form-logic.md) and other optional members
 * (decision 0057).
 */
export const formSchemaVersion = 2;

/** Any JSON value. */
export const jsonSchema = z.json();
const nameSchema = localizedTextSchema(formLimits.name);
const descriptionSchema = localizedTextSchema(formLimits.description);
const flagSchema = z.nullish(z.boolean());
const integerSchema = z.int32();
const dataTypeSchema = z.number().check(z.refine(isDataType));
const guidListSchema = z.array(guidSchema).check(z.maxLength(formLimits.list));

/** An object whose unknown members are kept, so that a form survives a portal that does not know all of them. */
function openObject<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.catchall(z.object(shape), jsonSchema as z.ZodMiniType<unknown>);
}

const optionSchema = z.object({ ID: integerSchema, Name: nameSchema });

/** The own settings that have no member of their own in a field; each field type reads its own. */
const settingsSchema = z
  .record(z.string().check(z.minLength(1), z.maxLength(formLimits.type)), jsonSchema)
  .check(z.refine((settings) => Object.keys(settings).length <= formLimits.settings));

/** A field in a form document. */
export const fieldSchema = openObject({
  GUID: guidSchema,
  Type: z.string().check(z.minLength(1), z.maxLength(formLimits.type)),
  Name: nameSchema,
  Description: z.nullish(descriptionSchema),
  Required: flagSchema,
  Width: z.nullish(z.enum(['narrow', 'wide'])),
  Options: z.nullish(z.array(optionSchema).check(z.maxLength(formLimits.list))),
  MFilesPropertyDef: z.nullish(integerSchema.check(z.minimum(-1))),
  DataType: z.nullish(dataTypeSchema),
  MinValue: z.nullish(z.number()),
  MaxValue: z.nullish(z.number()),
  Format: z.nullish(z.string().check(z.maxLength(formLimits.type))),
  MultiSelect: flagSchema,
  Settings: z.nullish(settingsSchema),
  ShowWhen: z.nullish(conditionSchema),
  RequireWhen: z.nullish(z.union([z.literal('shown'), conditionSchema])),
  Formula: z.nullish(z.string().check(z.maxLength(formulaLimits.length))),
  Decimals: z.nullish(z.int().check(z.minimum(0), z.maximum(6))),
  Shown: flagSchema,
});

const repeatSchema = z
  .object({
    Min: z.nullish(z.int().check(z.minimum(0), z.maximum(formLimits.rows))),
    Max: z.nullish(z.int().check(z.minimum(1), z.maximum(formLimits.rows))),
    RowName: z.nullish(nameSchema),
    AddText: z.nullish(nameSchema),
    Lines: z.nullish(integerSchema.check(z.minimum(-1))),
  })
  .check(z.refine(({ Min, Max }) => (Min ?? 1) <= (Max ?? formLimits.rows)));

/** A group in a form document. */
export const groupSchema = openObject({
  GUID: guidSchema,
  GroupName: nameSchema,
  FieldGUIDs: guidListSchema,
  Description: z.nullish(descriptionSchema),
  ShowWhen: z.nullish(conditionSchema),
  Repeat: z.nullish(repeatSchema),
});

/** A page in a form document. */
export const pageSchema = openObject({
  GUID: guidSchema,
  Name: nameSchema,
  Description: z.nullish(descriptionSchema),
  ShowWhen: z.nullish(conditionSchema),
});

/** An entry of a form document's layout. */
export const layoutEntrySchema = openObject({
  GUID: guidSchema,
  Type: z.enum(['field', 'group']),
  FieldGUIDs: z.nullish(guidListSchema),
  Page: z.nullish(guidSchema),
});

const predefinedFieldSchema = z.object({
  GUID: guidSchema,
  MFilesPropertyDef: integerSchema.check(z.minimum(-1)),
  DataType: dataTypeSchema,
  Value: z.optional(propertyValueSchema),
  When: z.nullish(conditionSchema),
});

const checkSchema = z.object({
  GUID: guidSchema,
  Must: conditionSchema,
  Message: descriptionSchema,
  At: z.nullish(guidSchema),
  Kind: z.nullish(z.enum(['error', 'stop'])),
});

const allowedFileTypesSchema = z.nullish(z.array(z.enum(fileCategories)).check(z.maxLength(100)));
const customFileTypesSchema = z.nullish(
  z
    .array(
      z.string().check(
        z.maxLength(100),
        z.refine((typed) => cleanExtension(typed) !== undefined),
      ),
    )
    .check(z.maxLength(formLimits.extensions)),
);

const attachmentRequestSchema = z.object({
  GUID: guidSchema,
  Name: nameSchema,
  Description: z.nullish(descriptionSchema),
  ShowWhen: z.nullish(conditionSchema),
  Required: flagSchema,
  AllowedFileTypes: allowedFileTypesSchema,
  CustomFileTypes: customFileTypesSchema,
  Max: z.nullish(z.int().check(z.positive(), z.maximum(formLimits.list))),
  Later: flagSchema,
  LaterText: z.nullish(descriptionSchema),
});

const attachmentOptionsSchema = z.object({
  MaxFileSize: z.nullish(z.number().check(z.nonnegative(), z.maximum(formLimits.megabytes))),
  AllowedFileTypes: allowedFileTypesSchema,
  CustomFileTypes: customFileTypesSchema,
  Requests: z.nullish(z.array(attachmentRequestSchema).check(z.maxLength(formLimits.requests))),
});

/**
 * A form as the API, backups and stored documents represent it (specification §3). Members with a default
 * in the specification may be absent or null. Unknown members of the form, its fields, groups, pages and
 * layout entries are kept.
 */
export const formSchema = openObject({
  SchemaVersion: z.nullish(z.int().check(z.nonnegative())),
  GUID: z.nullish(guidOrEmptySchema),
  Name: nameSchema,
  FormDescription: z.nullish(descriptionSchema),
  ListDescription: z.nullish(localizedTextSchema(formLimits.listDescription)),
  Enabled: flagSchema,
  ShowInFormPortal: flagSchema,
  ObjectType: z.nullish(integerSchema.check(z.nonnegative())),
  Class: z.nullish(integerSchema),
  FormTemplate: z.array(layoutEntrySchema).check(z.maxLength(formLimits.list)),
  Pages: z.nullish(z.array(pageSchema).check(z.maxLength(formLimits.pages))),
  Fields: z.array(fieldSchema).check(z.maxLength(formLimits.list)),
  Groups: z.nullish(z.array(groupSchema).check(z.maxLength(formLimits.list))),
  PredefinedFields: z.nullish(z.array(predefinedFieldSchema).check(z.maxLength(formLimits.list))),
  Checks: z.nullish(z.array(checkSchema).check(z.maxLength(formLimits.checks))),
  SuomiFi: z.nullish(z.record(z.string().check(z.maxLength(100)), flagSchema)),
  AttachmentOptions: z.nullish(attachmentOptionsSchema),
  CheckAnswers: flagSchema,
  SummaryPdf: flagSchema,
  TitleTemplate: z.nullish(z.string().check(z.maxLength(formLimits.title))),
  Revision: z.nullish(z.int().check(z.nonnegative())),
  UpdatedAt: z.nullish(z.iso.datetime()),
});

/** A parsed form document. */
export type FormWire = z.infer<typeof formSchema>;

/** A field in a form document. */
export type FieldWire = FormWire['Fields'][number];

/** A group in a form document. */
export type GroupWire = NonNullable<FormWire['Groups']>[number];

import type { FieldSettings } from '../../field-type/field-settings.ts';
import { guidFromWire, guidOrNullFromWire } from '../../guid.wire.ts';
import { identityAttributeNames, identityAttributes } from '../../identity/identity-attributes.ts';
import { conditionFromWire, conditionToWire } from '../../logic/conditions/condition.wire.ts';
import { parseWire } from '../../parse.wire.ts';
import { failed, ok, okUnless, type Result } from '../../problems/result.ts';
import type { DataType } from '../../vault/data-type.ts';
import { propertyValueFromWire, propertyValueToWire } from '../../vault/property-value.wire.ts';
import { checkLayout } from '../checking/layout-invariants.ts';
import {
  noProperty,
  type AttachmentRules,
  type Field,
  type Form,
  type IdentityRequest,
  type PredefinedField,
} from '../form.ts';
import { defaultAttachmentRules, integerRange, newForm } from '../new-form.ts';
import {
  checkFromWire,
  checkToWire,
  fieldLogicFromWire,
  fieldLogicToWire,
  schemaVersionOf,
} from './form-logic.wire.ts';
import {
  fileTypeRulesFromWire,
  fileTypeRulesToWire,
  layoutFromWire,
  pageFromWire,
  pageToWire,
  repeatFromWire,
  repeatToWire,
  requestFromWire,
  requestToWire,
} from './form-parts.wire.ts';
import { fieldSchema, formSchema, groupSchema, type FieldWire, type FormWire } from './form-schema.wire.ts';
import { upgradeFormDocument } from './form-upgrades.wire.ts';
import { unknownMembersOf } from './unknown-members.wire.ts';

/**
 * Parses a form from the JSON of the API, a backup or the store: the format of specification §3 with or
 * without the portal's own members, of any known schema version. Never throws. Unknown field types are kept
 * by name; a group's own list of fields takes precedence over the layout's (specification D42); an empty
 * GUID becomes null; unknown members are kept. Problem codes: `request.invalid` with the path of each fault,
 * `form.layout-broken` as in {@link checkLayout}.
 */
export function formFromWire(value: unknown): Result<Form> {
  const upgraded = upgradeFormDocument(value);
  if (!upgraded.ok) return upgraded;
  const parsed = parseWire(formSchema, upgraded.value);
  if (!parsed.ok) return parsed;
  const predefined = predefinedFromWire(parsed.value);
  if (!predefined.ok) return predefined;
  const form = formFromParsed(parsed.value, predefined.value);
  return okUnless(form, checkLayout(form));
}

/**
 * Converts a form to the specification's format with the portal's own members. {@link formFromWire} reads
 * back the same form.
 */
export function formToWire(form: Form): FormWire {
  const groupFields = new Map(form.groups.map((group) => [group.guid, group.fields]));
  return {
    ...form.unknownMembers,
    SchemaVersion: schemaVersionOf(form),
    GUID: form.guid ?? '',
    Name: form.name,
    FormDescription: form.description,
    ...(form.listDescription && { ListDescription: form.listDescription }),
    Enabled: form.enabled,
    ShowInFormPortal: form.showInFormPortal,
    ObjectType: form.objectType,
    Class: form.class,
    FormTemplate: form.layout.map(({ kind, guid, page, unknownMembers }) => ({
      ...unknownMembers,
      GUID: guid,
      Type: kind,
      FieldGUIDs: kind === 'group' ? [...(groupFields.get(guid) ?? [])] : [],
      ...(page && { Page: page }),
    })),
    ...(form.pages && { Pages: form.pages.map(pageToWire) }),
    Fields: form.fields.map(fieldToWire),
    Groups: form.groups.map((group) => ({
      ...group.unknownMembers,
      GUID: group.guid,
      GroupName: group.name,
      FieldGUIDs: [...group.fields],
      ...(group.description && { Description: group.description }),
      ...(group.showWhen && { ShowWhen: conditionToWire(group.showWhen) }),
      ...(group.repeat && { Repeat: repeatToWire(group.repeat) }),
    })),
    PredefinedFields: form.predefinedFields.map((field) => ({
      GUID: field.guid,
      MFilesPropertyDef: field.property,
      DataType: field.dataType,
      Value: propertyValueToWire(field.value),
      ...(field.when && { When: conditionToWire(field.when) }),
    })),
    ...(form.checks && { Checks: form.checks.map(checkToWire) }),
    SuomiFi: identityToWire(form.identity),
    AttachmentOptions: {
      MaxFileSize: form.attachments.maxFileSizeMb,
      ...fileTypeRulesToWire(form.attachments),
      ...(form.attachments.requests && { Requests: form.attachments.requests.map(requestToWire) }),
    },
    CheckAnswers: form.checkAnswers,
    SummaryPdf: form.summaryPdf,
    TitleTemplate: form.titleTemplate,
    Revision: form.revision,
    UpdatedAt: form.updatedAt,
  };
}

function formFromParsed(wire: FormWire, predefinedFields: readonly PredefinedField[]): Form {
  const blank = newForm();
  const pages = (wire.Pages ?? []).map(pageFromWire);
  return {
    guid: guidOrNullFromWire(wire.GUID),
    name: wire.Name,
    description: wire.FormDescription ?? {},
    ...(wire.ListDescription &&
      Object.keys(wire.ListDescription).length > 0 && { listDescription: wire.ListDescription }),
    enabled: wire.Enabled ?? blank.enabled,
    showInFormPortal: wire.ShowInFormPortal ?? blank.showInFormPortal,
    objectType: wire.ObjectType ?? blank.objectType,
    class: wire.Class ?? null,
    layout: layoutFromWire(wire.FormTemplate, pages),
    ...(pages.length > 0 && { pages }),
    fields: wire.Fields.map(fieldFromWire),
    groups: (wire.Groups ?? []).map((group) => ({
      guid: guidFromWire(group.GUID),
      name: group.GroupName,
      fields: group.FieldGUIDs.map(guidFromWire),
      ...(group.Description && { description: group.Description }),
      ...(group.ShowWhen && { showWhen: conditionFromWire(group.ShowWhen) }),
      ...(group.Repeat && { repeat: repeatFromWire(group.Repeat) }),
      ...unknownMembersOf(groupSchema, group),
    })),
    predefinedFields,
    ...(wire.Checks && wire.Checks.length > 0 && { checks: wire.Checks.map(checkFromWire) }),
    identity: identityFromWire(wire),
    attachments: attachmentsFromWire(wire),
    checkAnswers: wire.CheckAnswers ?? blank.checkAnswers,
    summaryPdf: wire.SummaryPdf ?? blank.summaryPdf,
    titleTemplate: wire.TitleTemplate ?? null,
    revision: wire.Revision ?? blank.revision,
    updatedAt: wire.UpdatedAt ?? null,
    ...unknownMembersOf(formSchema, wire),
  };
}

function fieldFromWire(wire: FieldWire): Field {
  return {
    guid: guidFromWire(wire.GUID),
    type: wire.Type,
    label: wire.Name,
    description: wire.Description ?? {},
    required: wire.Required ?? false,
    width: wire.Width ?? 'wide',
    options: (wire.Options ?? []).map((option) => ({ id: option.ID, name: option.Name })),
    property: wire.MFilesPropertyDef ?? noProperty,
    dataType: (wire.DataType ?? 0) as DataType,
    multiSelect: wire.MultiSelect ?? false,
    settings: settingsFromWire(wire),
    ...fieldLogicFromWire(wire),
    ...unknownMembersOf(fieldSchema, wire),
  };
}

function fieldToWire(field: Field): FieldWire {
  const { minValue, maxValue, format, ...others } = field.settings;
  return {
    ...field.unknownMembers,
    GUID: field.guid,
    Type: field.type,
    Name: field.label,
    Description: field.description,
    Required: field.required,
    Width: field.width,
    Options: field.options.map((option) => ({ ID: option.id, Name: option.name })),
    MFilesPropertyDef: field.property,
    DataType: field.dataType,
    MinValue: typeof minValue === 'number' ? minValue : integerRange.min,
    MaxValue: typeof maxValue === 'number' ? maxValue : integerRange.max,
    MultiSelect: field.multiSelect,
    ...(typeof format === 'string' && { Format: format }),
    ...fieldLogicToWire(field),
    ...(Object.keys(others).length > 0 && { Settings: others as NonNullable<FieldWire['Settings']> }),
  };
}

/**
 * The bounds of a range have members of their own, in every field (specification §3, Field); a bound at the
 * limit of whole numbers counts as not set. The format of a text has a member of its own too: it makes the
 * document version 2, which older portals refuse. All other own settings are members of `Settings`.
 */
function settingsFromWire({ MinValue, MaxValue, Format, Settings }: FieldWire): FieldSettings {
  const { minValue: _min, maxValue: _max, format: _format, ...others } = Settings ?? {};
  return {
    ...others,
    ...(typeof Format === 'string' && { format: Format }),
    ...(isSet(MinValue, integerRange.min) && { minValue: MinValue }),
    ...(isSet(MaxValue, integerRange.max) && { maxValue: MaxValue }),
  };
}

function isSet(bound: number | null | undefined, unset: number): bound is number {
  return (bound ?? unset) !== unset;
}

function predefinedFromWire(wire: FormWire): Result<readonly PredefinedField[]> {
  const fields: PredefinedField[] = [];
  for (const [index, field] of (wire.PredefinedFields ?? []).entries()) {
    const dataType = field.DataType as DataType;
    const value = propertyValueFromWire(dataType, field.Value ?? null);
    if (value === 'invalid') {
      const params = { reason: 'value-of-other-type', dataType };
      return failed({ code: 'request.invalid', path: `PredefinedFields[${index}].Value`, params });
    }
    fields.push({
      guid: guidFromWire(field.GUID),
      property: field.MFilesPropertyDef,
      dataType,
      value: value === 'empty' ? undefined : value,
      ...(field.When && { when: conditionFromWire(field.When) }),
    });
  }
  return ok(fields);
}

function identityFromWire(wire: FormWire): IdentityRequest {
  const flags = wire.SuomiFi ?? {};
  return {
    enabled: flags['Enabled'] ?? false,
    attributes: identityAttributeNames.filter((name) => flags[identityAttributes[name].formFlag] === true),
  };
}

function identityToWire(identity: IdentityRequest): Record<string, boolean> {
  const flags = identityAttributeNames.map((name): [string, boolean] => [
    identityAttributes[name].formFlag,
    identity.attributes.includes(name),
  ]);
  return { Enabled: identity.enabled, ...Object.fromEntries(flags) };
}

function attachmentsFromWire(wire: FormWire): AttachmentRules {
  const options = wire.AttachmentOptions ?? {};
  const requests = (options.Requests ?? []).map(requestFromWire);
  return {
    maxFileSizeMb: options.MaxFileSize ?? defaultAttachmentRules.maxFileSizeMb,
    ...fileTypeRulesFromWire(options),
    ...(requests.length > 0 && { requests }),
  };
}

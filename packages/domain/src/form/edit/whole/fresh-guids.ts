import {
  renameInCheck,
  renameInPredefined,
  renameInRules,
  renameInText,
} from '../../../logic/rename-references.ts';
import type { Guid, NewGuid } from '../../../guid.ts';
import type { Form } from '../../form.ts';

/**
 * Gives every field, group, predefined field and check a fresh GUID and changes nothing else, so that no
 * two forms own the same fields (specification D8). References from rules and the title template follow.
 */
export function withFreshGuids(form: Form, newGuid: NewGuid): Form {
  const fresh = new Map<Guid, Guid>();
  for (const { guid } of [...form.fields, ...form.groups, ...form.predefinedFields, ...(form.checks ?? [])])
    fresh.set(guid, newGuid());
  const rename = (guid: Guid): Guid => fresh.get(guid) ?? guid;
  const renew = <T extends { readonly guid: Guid }>(one: T): T => ({ ...one, guid: rename(one.guid) });
  const { checks } = form;
  return {
    ...form,
    layout: form.layout.map(renew),
    fields: form.fields.map((field) => renameInRules(renew(field), rename)),
    groups: form.groups.map((group) => ({
      ...renameInRules(renew(group), rename),
      fields: group.fields.map(rename),
    })),
    predefinedFields: form.predefinedFields.map((field) => renameInPredefined(renew(field), rename)),
    ...(checks && { checks: checks.map((check) => renameInCheck(renew(check), rename)) }),
    titleTemplate: form.titleTemplate && renameInText(form.titleTemplate, rename),
  };
}

import {
  renameInCheck,
  renameInPredefined,
  renameInRules,
  renameInText,
} from '../../../logic/rules/rename-references.ts';
import type { Guid, NewGuid } from '../../../guid.ts';
import type { Condition } from '../../../logic/conditions/condition.ts';
import type { Form } from '../../form.ts';

/**
 * Gives every field, group, page, requested file, predefined field and check a fresh GUID and changes nothing
 * else, so that no two forms own the same fields (specification D8). References from rules, the layout and the
 * title template follow.
 */
export function withFreshGuids(form: Form, newGuid: NewGuid): Form {
  const fresh = new Map<Guid, Guid>();
  const { checks, pages, attachments } = form;
  const { requests } = attachments;
  const parts = [...form.fields, ...form.groups, ...form.predefinedFields, ...(checks ?? [])];
  for (const { guid } of [...parts, ...(pages ?? []), ...(requests ?? [])]) fresh.set(guid, newGuid());
  const rename = (guid: Guid): Guid => fresh.get(guid) ?? guid;
  const renew = <T extends { readonly guid: Guid }>(one: T): T => ({ ...one, guid: rename(one.guid) });
  const renewed = <T extends { readonly guid: Guid; readonly showWhen?: Condition }>(one: T): T =>
    renameInRules(renew(one), rename);
  return {
    ...form,
    layout: form.layout.map((entry) => ({
      ...renew(entry),
      ...(entry.page && { page: rename(entry.page) }),
    })),
    ...(pages && { pages: pages.map(renewed) }),
    ...(requests && { attachments: { ...attachments, requests: requests.map(renewed) } }),
    fields: form.fields.map((field) => renameInRules(renew(field), rename)),
    groups: form.groups.map((group) => ({
      ...renewed(group),
      fields: group.fields.map(rename),
    })),
    predefinedFields: form.predefinedFields.map((field) => renameInPredefined(renew(field), rename)),
    ...(checks && { checks: checks.map((check) => renameInCheck(renew(check), rename)) }),
    titleTemplate: form.titleTemplate && renameInText(form.titleTemplate, rename),
  };
}

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
  const withFreshGuid = <T extends { readonly guid: Guid }>(part: T): T => ({
    ...part,
    guid: rename(part.guid),
  });
  const withFreshRules = <T extends { readonly guid: Guid; readonly showWhen?: Condition }>(part: T): T =>
    renameInRules(withFreshGuid(part), rename);
  return {
    ...form,
    layout: form.layout.map((entry) => ({
      ...withFreshGuid(entry),
      ...(entry.page && { page: rename(entry.page) }),
    })),
    ...(pages && { pages: pages.map(withFreshRules) }),
    ...(requests && { attachments: { ...attachments, requests: requests.map(withFreshRules) } }),
    fields: form.fields.map(withFreshRules),
    groups: form.groups.map((group) => ({
      ...withFreshRules(group),
      fields: group.fields.map(rename),
    })),
    predefinedFields: form.predefinedFields.map((field) => renameInPredefined(withFreshGuid(field), rename)),
    ...(checks && { checks: checks.map((check) => renameInCheck(withFreshGuid(check), rename)) }),
    titleTemplate: form.titleTemplate && renameInText(form.titleTemplate, rename),
  };
}

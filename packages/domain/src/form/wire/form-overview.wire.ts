import * as z from 'zod/mini';
import type { LanguageCode, LocalizedText } from '../../text/localized-text.ts';
import { localizedTextSchema } from '../../text/localized-text.wire.ts';
import { parseWire } from '../../parse.wire.ts';
import { ok, type Result } from '../../problems/result.ts';
import type { FormListItem } from '../form.ts';
import { formListItemFromWire, formListItemSchema, formListItemToWire } from './form-list.wire.ts';

const count = z.int().check(z.nonnegative());

/**
 * The administrators' form list on the wire: the members of the visitors' list and what My Forms shows of
 * each form (docs/design.md#my-forms).
 */
export const formOverviewSchema = z.array(
  z.extend(formListItemSchema, {
    Enabled: z.boolean(),
    ShowInFormPortal: z.boolean(),
    Revision: count,
    DraftedAt: z.nullable(z.iso.datetime()),
    ClassName: z.nullable(z.string()),
    ClassNames: z.optional(localizedTextSchema()),
    UpdatedAt: z.nullable(z.iso.datetime()),
    Submissions: count,
    Findings: count,
    Languages: z.array(z.object({ Code: z.string(), Written: count, Missing: count })),
  }),
);

/** A form in My Forms. */
export interface FormOverview extends FormListItem {
  readonly enabled: boolean;
  readonly showInFormPortal: boolean;
  /** The published revision; 0 when the form was never published: everything here is then about its draft. */
  readonly revision: number;
  /** When the draft was last saved, ISO 8601 UTC; null when there is none. */
  readonly draftedAt: string | null;
  /** Null when no class is chosen or the vault is unavailable. */
  readonly className: string | null;
  /** The name of the class in the languages of the portal in which the vault has it. */
  readonly classNames: LocalizedText;
  /** When an administrator last saved the form or its draft, ISO 8601 UTC. */
  readonly updatedAt: string | null;
  /** How many submissions of the form the portal holds. */
  readonly submissions: number;
  /** Number of findings of the mapping check that need no value lists. */
  readonly findings: number;
  /** Number of written and missing texts in each language of the form. */
  readonly languages: readonly {
    readonly code: LanguageCode;
    readonly written: number;
    readonly missing: number;
  }[];
}

/** Parses the administrators' form list. Problem code: `request.invalid` with the path of each fault. */
export function formOverviewFromWire(value: unknown): Result<readonly FormOverview[]> {
  const parsed = parseWire(formOverviewSchema, value);
  if (!parsed.ok) return parsed;
  return ok(
    parsed.value.map((item) => ({
      ...formListItemFromWire(item),
      enabled: item.Enabled,
      showInFormPortal: item.ShowInFormPortal,
      revision: item.Revision,
      draftedAt: item.DraftedAt,
      className: item.ClassName,
      classNames: item.ClassNames ?? {},
      updatedAt: item.UpdatedAt,
      submissions: item.Submissions,
      findings: item.Findings,
      languages: item.Languages.map(({ Code, Written, Missing }) => ({
        code: Code,
        written: Written,
        missing: Missing,
      })),
    })),
  );
}

/** Converts the administrators' form list to its wire form. */
export function formOverviewToWire(forms: readonly FormOverview[]): z.infer<typeof formOverviewSchema> {
  return forms.map((form) => ({
    ...formListItemToWire(form),
    Enabled: form.enabled,
    ShowInFormPortal: form.showInFormPortal,
    Revision: form.revision,
    DraftedAt: form.draftedAt,
    ClassName: form.className,
    ClassNames: form.classNames,
    UpdatedAt: form.updatedAt,
    Submissions: form.submissions,
    Findings: form.findings,
    Languages: form.languages.map(({ code, written, missing }) => ({
      Code: code,
      Written: written,
      Missing: missing,
    })),
  }));
}

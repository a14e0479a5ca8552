import * as z from 'zod/mini';
import { parseWire } from '../../parse.wire.ts';
import { failed, ok, type Result } from '../../problems/result.ts';
import type { SavedForm } from '../form.ts';
import { formSchema } from './form-schema.wire.ts';
import { formFromWire, formToWire } from './form.wire.ts';

/** The draft of a form on the wire. */
export const formDraftSchema = z.object({ form: formSchema, Version: z.int(), SavedBy: z.string() });

/** The changes of a form that wait to be published; only administrators see them (specification D52). */
export interface FormDraft {
  /** Its revision is the published one that the draft is based on, 0 when the form was never published. */
  readonly form: SavedForm;
  /** Identifies this save of the draft, for `If-Match`. */
  readonly version: number;
  /** Name of the administrator. */
  readonly savedBy: string;
}

/** Parses a draft. Problem codes: `request.invalid` with the path of each fault, and those of {@link formFromWire}. */
export function formDraftFromWire(value: unknown): Result<FormDraft> {
  const parsed = parseWire(z.object({ form: z.unknown(), Version: z.int(), SavedBy: z.string() }), value);
  if (!parsed.ok) return parsed;
  const { form, Version: version, SavedBy: savedBy } = parsed.value;
  const read = formFromWire(form);
  if (!read.ok) return read;
  const { guid } = read.value;
  if (guid === null) return failed({ code: 'request.invalid', path: 'form.GUID' });
  return ok({ form: { ...read.value, guid }, version, savedBy });
}

/** Converts a draft to its wire form. */
export function formDraftToWire({ form, version, savedBy }: FormDraft): z.infer<typeof formDraftSchema> {
  return { form: formToWire(form), Version: version, SavedBy: savedBy };
}

import * as z from 'zod/mini';
import { localizedTextSchema } from '../../text/localized-text.wire.ts';
import { parseWire } from '../../parse.wire.ts';
import { failed, ok, type Result } from '../../problems/result.ts';
import { parseVaultDateTime } from '../../time/vault-date-time.ts';
import { openingLimits, type FormOpening } from './form-opening.ts';

const localTime = z.nullable(z.string().check(z.refine((text) => parseVaultDateTime(text) !== undefined)));
const text = localizedTextSchema(openingLimits.textLength);

/** When a form takes answers, on the wire; local times are `YYYY-MM-DDTHH:MM` or with a blank. */
export const formOpeningSchema = z.object({
  OpensAt: localTime,
  ClosesAt: localTime,
  GraceMinutes: z.int().check(z.gte(0), z.lte(openingLimits.graceMinutes)),
  Cap: z.nullable(z.int().check(z.gte(1), z.lte(openingLimits.cap))),
  Texts: z.object({ Before: text, After: text, Full: text }),
});

/** {@link formOpeningSchema} as a type. */
export type FormOpeningWire = z.infer<typeof formOpeningSchema>;

/** Parses an opening. Problem codes: `request.invalid`; `form.closes-before-opening` when it would never be open. */
export function formOpeningFromWire(value: unknown): Result<FormOpening> {
  const parsed = parseWire(formOpeningSchema, value);
  if (!parsed.ok) return parsed;
  const { OpensAt, ClosesAt, GraceMinutes, Cap, Texts } = parsed.value;
  const opening: FormOpening = {
    opensAt: parseVaultDateTime(OpensAt ?? '') ?? null,
    closesAt: parseVaultDateTime(ClosesAt ?? '') ?? null,
    graceMinutes: GraceMinutes,
    cap: Cap,
    texts: { before: Texts.Before, after: Texts.After, full: Texts.Full },
  };
  const { opensAt, closesAt } = opening;
  if (opensAt !== null && closesAt !== null && closesAt <= opensAt)
    return failed({ code: 'form.closes-before-opening', path: 'ClosesAt' });
  return ok(opening);
}

/** Converts an opening to its wire form. */
export function formOpeningToWire({
  opensAt,
  closesAt,
  graceMinutes,
  cap,
  texts,
}: FormOpening): FormOpeningWire {
  return {
    OpensAt: opensAt,
    ClosesAt: closesAt,
    GraceMinutes: graceMinutes,
    Cap: cap,
    Texts: { Before: texts.before, After: texts.after, Full: texts.full },
  };
}

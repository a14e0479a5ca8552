import * as z from 'zod/mini';
import { guidFromWire, guidSchema } from '../../guid.wire.ts';
import { localizedTextSchema } from '../../text/localized-text.wire.ts';
import { isMailAddress } from '../../text/mail-address.ts';
import { parseWire } from '../../parse.wire.ts';
import { ok, type Result } from '../../problems/result.ts';
import { confirmationContents, confirmationLimits, type ConfirmationRules } from './confirmation.ts';

/** The confirmation of a form on the wire; `To` is `none`, `identity` or `field` with the GUID of a field. */
export const confirmationSchema = z.object({
  To: z.enum(['none', 'identity', 'field']),
  Field: z.nullable(guidSchema),
  ReplyTo: z.string().check(z.refine((address) => address === '' || isMailAddress(address))),
  Carries: z.enum(confirmationContents),
  Text: localizedTextSchema(confirmationLimits.textLength),
});

/** {@link confirmationSchema} as a type. */
export type ConfirmationWire = z.infer<typeof confirmationSchema>;

/** Parses the rules. Problem code: `request.invalid` with the path of each fault. */
export function confirmationFromWire(value: unknown): Result<ConfirmationRules> {
  const schema = confirmationSchema.check(
    z.refine(({ To, Field }) => To !== 'field' || Field !== null, { path: ['Field'] }),
  );
  const parsed = parseWire(schema, value);
  if (!parsed.ok) return parsed;
  const { To, Field, ReplyTo, Carries, Text } = parsed.value;
  const toField = To === 'field' && Field !== null ? { kind: To, field: guidFromWire(Field) } : null;
  return ok({
    to: To === 'identity' ? { kind: To } : toField,
    replyTo: ReplyTo,
    carries: Carries,
    text: Text,
  });
}

/** Converts the rules to their wire form. */
export function confirmationToWire({ to, replyTo, carries, text }: ConfirmationRules): ConfirmationWire {
  return {
    To: to === null ? 'none' : to.kind,
    Field: to?.kind === 'field' ? to.field : null,
    ReplyTo: replyTo,
    Carries: carries,
    Text: text,
  };
}

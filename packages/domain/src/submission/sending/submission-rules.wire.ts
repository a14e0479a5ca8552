import * as z from 'zod/mini';
import { parseWire } from '../../parse.wire.ts';
import { ok, type Result } from '../../problems/result.ts';
import { isMailAddress } from '../../text/mail-address.ts';
import { submissionRulesLimits, type SubmissionRules } from './submission-rules.ts';

const days = z.int().check(z.gte(1), z.lte(submissionRulesLimits.days));

/**
 * The rules for the submissions of a form on the wire; `Retention` is `default`, `keep` or days after
 * delivery, `FailedRetention` is `keep` (also when absent) or days after being set aside.
 */
export const submissionRulesSchema = z.object({
  Retention: z.union([z.enum(['default', 'keep']), days]),
  FailedRetention: z.optional(z.union([z.literal('keep'), days])),
  NoticeAddresses: z
    .array(z.string().check(z.maxLength(254), z.refine(isMailAddress)))
    .check(z.maxLength(submissionRulesLimits.addresses)),
});

/** {@link submissionRulesSchema} as a type. */
export type SubmissionRulesWire = z.infer<typeof submissionRulesSchema>;

/** Parses the rules. Problem code: `request.invalid` with the path of each fault. */
export function submissionRulesFromWire(value: unknown): Result<SubmissionRules> {
  const parsed = parseWire(submissionRulesSchema, value);
  if (!parsed.ok) return parsed;
  const { Retention, FailedRetention = 'keep', NoticeAddresses } = parsed.value;
  return ok({ retention: Retention, failedRetention: FailedRetention, noticeAddresses: NoticeAddresses });
}

/** Converts the rules to their wire form. */
export function submissionRulesToWire({
  retention,
  failedRetention,
  noticeAddresses,
}: SubmissionRules): SubmissionRulesWire {
  return {
    Retention: retention,
    FailedRetention: failedRetention,
    NoticeAddresses: [...noticeAddresses],
  };
}

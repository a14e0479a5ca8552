import {
  isMailAddress,
  submissionRulesLimits,
  type SubmissionRules,
  type TextKey,
} from '@form-portal/domain';
import type { RulesDraft } from '../../model/saving/policy-drafts.ts';

/** The stored rules as a draft. */
export function rulesDraft({ retention, failedRetention, noticeAddresses }: SubmissionRules): RulesDraft {
  return {
    retention: typeof retention === 'number' ? 'days' : retention,
    days: typeof retention === 'number' ? String(retention) : '',
    failedRetention: typeof failedRetention === 'number' ? 'days' : failedRetention,
    failedDays: typeof failedRetention === 'number' ? String(failedRetention) : '',
    addresses: noticeAddresses.join('\n'),
  };
}

/** What is wrong with what was typed, by the control that shows it. */
export interface RulesFaults {
  readonly days?: RulesFault;
  readonly failedDays?: RulesFault;
  readonly addresses?: RulesFault;
}

/** A text and what fills it. */
export interface RulesFault {
  readonly key: TextKey;
  readonly params: Readonly<Record<string, string | number>>;
}

/** What is wrong; empty: nothing. */
export function rulesFaults(draft: RulesDraft): RulesFaults {
  const addresses = addressesOf(draft);
  const { days: maxDays, addresses: maxAddresses } = submissionRulesLimits;
  const wrongDays: RulesFault = { key: 'admin.submissions.daysWrong', params: { max: String(maxDays) } };
  const wrongAddress = addresses.find((address) => !isMailAddress(address));
  return {
    ...(draft.retention === 'days' && daysOf(draft.days) === undefined && { days: wrongDays }),
    ...(draft.failedRetention === 'days' &&
      daysOf(draft.failedDays) === undefined && { failedDays: wrongDays }),
    ...(addresses.length > maxAddresses && {
      addresses: { key: 'admin.submissions.addressesTooMany', params: { max: maxAddresses } },
    }),
    ...(wrongAddress !== undefined && {
      addresses: { key: 'admin.submissions.addressWrong', params: { address: wrongAddress } },
    }),
  };
}

/** The rules that were typed; undefined while something is wrong with them. */
export function typedRules(draft: RulesDraft): SubmissionRules | undefined {
  if (Object.keys(rulesFaults(draft)).length > 0) return undefined;
  const retention = draft.retention === 'days' ? daysOf(draft.days) : draft.retention;
  const failedRetention = draft.failedRetention === 'days' ? daysOf(draft.failedDays) : draft.failedRetention;
  if (retention === undefined || failedRetention === undefined) return undefined;
  return { retention, failedRetention, noticeAddresses: addressesOf(draft) };
}

function daysOf(days: string): number | undefined {
  const number = /^\d{1,4}$/.test(days.trim()) ? Number(days) : 0;
  return number >= 1 && number <= submissionRulesLimits.days ? number : undefined;
}

function addressesOf({ addresses }: RulesDraft): readonly string[] {
  return addresses
    .split(/[\n,;]/)
    .map((address) => address.trim())
    .filter((address) => address !== '');
}

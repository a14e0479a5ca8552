import { describe, expect, it } from 'vitest';
import { rulesDraft, rulesFaults, typedRules } from './rules-draft.ts';
import type { RulesDraft } from '../../model/saving/policy-drafts.ts';

const untouched: RulesDraft = {
  retention: 'keep',
  days: '',
  failedRetention: 'keep',
  failedDays: '',
  addresses: '',
};

describe('the rules for submissions as they are typed', () => {
  it.each([
    { retention: 'default', failedRetention: 'keep', noticeAddresses: [] },
    { retention: 'keep', failedRetention: 90, noticeAddresses: ['a@b.fi', 'c@d.fi'] },
    { retention: 30, failedRetention: 'keep', noticeAddresses: [] },
  ] as const)('are %j again', (rules) => {
    expect(typedRules(rulesDraft(rules))).toEqual(rules);
  });

  it('take addresses by line, comma or semicolon', () => {
    const draft = { ...untouched, addresses: ' a@b.fi, c@d.fi;\n\ne@f.fi ' };

    expect(typedRules(draft)?.noticeAddresses).toEqual(['a@b.fi', 'c@d.fi', 'e@f.fi']);
  });

  it.each([
    [{ retention: 'days', days: '', addresses: '' }, { days: 'daysWrong' }],
    [{ retention: 'days', days: '0', addresses: '' }, { days: 'daysWrong' }],
    [{ retention: 'days', days: '3651', addresses: '' }, { days: 'daysWrong' }],
    [{ failedRetention: 'days', failedDays: '0' }, { failedDays: 'daysWrong' }],
    [
      { retention: 'days', days: '1.5', addresses: 'nobody' },
      { days: 'daysWrong', addresses: 'addressWrong' },
    ],
    [{ retention: 'keep', days: '', addresses: 'nobody' }, { addresses: 'addressWrong' }],
    [{ retention: 'keep', days: '', addresses: 'a@b.fi\n'.repeat(21) }, { addresses: 'addressesTooMany' }],
  ] as const)('are undefined while they are %j, and each control shows why', (typed, faults) => {
    const draft = { ...untouched, ...typed };
    expect(typedRules(draft)).toBeUndefined();
    const keys = Object.entries(rulesFaults(draft)).map(([control, { key }]) => [control, key]);
    expect(keys).toEqual(
      Object.entries(faults).map(([control, key]) => [control, `admin.submissions.${key}`]),
    );
  });

  it('name the invalid address', () => {
    const draft = { ...untouched, addresses: 'a@b.fi\nnobody' };

    expect(rulesFaults(draft).addresses?.params).toEqual({ address: 'nobody' });
  });
});

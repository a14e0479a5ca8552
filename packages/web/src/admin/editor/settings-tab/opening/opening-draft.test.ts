import { alwaysOpen } from '@form-portal/domain';
import { expect, it } from 'vitest';
import { openingDraft, openingFaults, typedOpening, type OpeningFaults } from './opening-draft.ts';
import type { OpeningDraft } from '../../model/saving/policy-drafts.ts';

const draft: OpeningDraft = {
  ...openingDraft(alwaysOpen),
  opens: { date: '2026-12-01', time: '9' },
  closes: { date: '2026-12-31', time: '16.00' },
  cap: '40',
};

it('reads times as people write them, and an empty maximum as none', () => {
  expect(typedOpening(draft)).toMatchObject({
    opensAt: '2026-12-01 09:00',
    closesAt: '2026-12-31 16:00',
    graceMinutes: 15,
    cap: 40,
  });
  expect(typedOpening({ ...draft, cap: ' ' })?.cap).toBeNull();
  expect(typedOpening(openingDraft(alwaysOpen))).toEqual(alwaysOpen);
});

it.each<[string, Partial<OpeningDraft>, OpeningFaults]>([
  [
    'a day without a time',
    { opens: { date: '2026-12-01', time: '' } },
    { opens: { key: 'admin.opening.timeMissing' } },
  ],
  [
    'a time without a day',
    { closes: { date: '', time: '16' } },
    { closes: { key: 'admin.opening.timeMissing' } },
  ],
  [
    'no time of day',
    { opens: { date: '2026-12-01', time: '25' } },
    { opens: { key: 'admin.opening.timeMissing' } },
  ],
  [
    'closing before opening',
    { closes: { date: '2026-12-01', time: '8.59' } },
    { closes: { key: 'problem.formClosesBeforeOpening' } },
  ],
  ['a maximum of nobody', { cap: '0' }, { cap: { key: 'admin.opening.capInvalid' } }],
  ['more than an hour of grace', { grace: '61' }, { grace: { key: 'admin.opening.graceInvalid' } }],
])('names the control of %s', (_, change, faults) => {
  expect(openingFaults({ ...draft, ...change })).toEqual(faults);
  expect(typedOpening({ ...draft, ...change })).toBeUndefined();
});

import { describe, expect, it } from 'vitest';
import { aDetail } from '../testing/a-detail.ts';
import { stepsOf } from './steps-of.ts';
import type { SubmissionDetail, SubmissionEvent } from '../submission-detail.wire.ts';

/** A submission that was received, and what happened to it since. */
function received(
  events: readonly SubmissionEvent[],
  changes: Partial<SubmissionDetail> = {},
): SubmissionDetail {
  const detail = aDetail(changes);
  return { ...detail, events: [{ at: detail.receivedAt, kind: 'received', detail: '' }, ...events] };
}

const at = '2026-11-20T12:00:05.000Z';
const attempt: SubmissionEvent = { at, kind: 'attempt-failed', detail: 'No answer' };

describe('the steps of a delivery', () => {
  it('end with the pending delivery while the vault does not have it', () => {
    expect(stepsOf(received([])).map(({ kind }) => kind)).toEqual(['done', 'to-come']);
  });

  it('end with the object once it is delivered', () => {
    const delivered = { at, kind: 'delivered', detail: '0-12' };

    const steps = stepsOf(
      received([attempt, delivered], { status: 'delivered', object: { type: 0, id: 12 } }),
    );

    expect(steps.map(({ kind }) => kind)).toEqual(['done', 'problem', 'done']);
    expect(steps.at(-1)?.params).toEqual({ object: '0-12' });
  });

  it('give the vault’s reason of each attempt, numbered consecutively', () => {
    const setAside = { at, kind: 'set-aside', detail: 'There is no class 7.' };

    const steps = stepsOf(received([attempt, setAside, { at, kind: 'sent-again', detail: '' }, attempt]));

    expect(steps.map(({ params, reason }) => [params['number'], reason])).toEqual([
      [undefined, null],
      ['1', 'No answer'],
      ['2', 'There is no class 7.'],
      [undefined, null],
      ['3', 'No answer'],
      [undefined, null],
    ]);
  });

  it('describe the virus scan in words of its own, and do not count it as an attempt', () => {
    const scans = ['scan-failed', 'scan-given-up', 'virus-found'].map((kind) => ({ at, kind, detail: kind }));

    const steps = stepsOf(received([...scans, attempt])).slice(1, -1);

    expect(steps.map(({ kind, textKey, reason }) => [kind, textKey, reason])).toEqual([
      ['problem', 'admin.submissions.stepScanFailed', 'scan-failed'],
      ['refused', 'admin.submissions.stepScanGivenUp', 'scan-given-up'],
      ['refused', 'admin.submissions.stepVirusFound', 'virus-found'],
      ['problem', 'admin.submissions.stepAttempt', 'No answer'],
    ]);
    expect(steps.at(-1)?.params).toEqual({ number: '1' });
  });

  it('show a refused confirmation as final, and among many failed attempts too', () => {
    const refused = { at, kind: 'confirmation-refused', detail: '' };

    const steps = stepsOf(received([attempt, refused, ...Array<SubmissionEvent>(20).fill(attempt)]));

    expect(steps.find(({ textKey }) => textKey === 'admin.submissions.stepNotConfirmed')?.kind).toBe(
      'refused',
    );
  });

  it('leave out the middle of many failed attempts', () => {
    const steps = stepsOf(received(Array<SubmissionEvent>(20).fill(attempt)));

    expect(steps.map(({ params }) => params['number'])).toEqual([
      undefined,
      '1',
      '18',
      '19',
      '20',
      undefined,
    ]);
  });
});

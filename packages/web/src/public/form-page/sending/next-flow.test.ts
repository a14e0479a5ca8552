import { guidOf } from '@form-portal/domain/testing';
import { describe, expect, it } from 'vitest';
import { editing, nextFlow } from './next-flow.ts';
import { answersSeen, maySend } from './submit-flow.ts';
import type { SubmitEvent } from './next-flow.ts';
import type { AnswersSeen, SubmitFlow } from './submit-flow.ts';

const sent = {
  reference: 'ABCD',
  receivedAt: '2027-01-31T08:00:00.000Z',
  receiptUrl: '',
  attachmentCount: 0,
};
const failure = { reason: 'offline', message: '', fields: [], files: new Map() } as const;

const states: Readonly<Record<SubmitFlow['kind'], SubmitFlow>> = {
  editing,
  checking: { kind: 'checking', answers: 'unseen' },
  refused: { kind: 'refused' },
  reviewing: { kind: 'reviewing' },
  sending: { kind: 'sending', answers: 'unseen', loaded: 0, total: 100, pace: 'usual' },
  sent: { kind: 'sent', sent, answers: 'unseen' },
  failed: { kind: 'failed', failure, answers: 'unseen' },
  arrived: { kind: 'arrived', first: sent, answers: 'unseen' },
};

const events: Readonly<Record<SubmitEvent['type'], SubmitEvent>> = {
  send: { type: 'send' },
  'found-problems': { type: 'found-problems' },
  'showed-answers': { type: 'showed-answers' },
  started: { type: 'started', total: 100 },
  progressed: { type: 'progressed', loaded: 40, total: 100 },
  'slowed-down': { type: 'slowed-down' },
  accepted: { type: 'accepted', sent },
  failed: { type: 'failed', failure },
  'refused-files': { type: 'refused-files' },
  'found-earlier': { type: 'found-earlier', first: sent },
  'kept-earlier': { type: 'kept-earlier' },
  closed: { type: 'closed' },
};

// Only these steps exist; any other event leaves a state as it is.
const steps: readonly (readonly [
  from: SubmitFlow['kind'],
  event: SubmitEvent['type'],
  to: SubmitFlow['kind'],
])[] = [
  ['editing', 'send', 'checking'],
  ['reviewing', 'send', 'checking'],
  ['failed', 'send', 'checking'],
  ['arrived', 'send', 'checking'],
  ['checking', 'found-problems', 'refused'],
  ['checking', 'showed-answers', 'reviewing'],
  ['checking', 'started', 'sending'],
  ['sending', 'progressed', 'sending'],
  ['sending', 'slowed-down', 'sending'],
  ['sending', 'accepted', 'sent'],
  ['sending', 'failed', 'failed'],
  ['sending', 'refused-files', 'refused'],
  ['sending', 'found-earlier', 'arrived'],
  ['arrived', 'kept-earlier', 'sent'],
  ['refused', 'closed', 'editing'],
  ['reviewing', 'closed', 'editing'],
  ['failed', 'closed', 'editing'],
  ['arrived', 'closed', 'editing'],
];

describe('Sending', () => {
  it.each(steps)('goes from %s by %s to %s', (from, event, to) => {
    expect(nextFlow(states[from], events[event]).kind).toBe(to);
  });

  it('takes no other step', () => {
    const others = Object.values(states).flatMap((state) =>
      Object.values(events)
        .filter(({ type }) => !steps.some(([from, event]) => from === state.kind && event === type))
        .map((event) => nextFlow(state, event) === state),
    );
    expect(others.every(Boolean)).toBe(true);
    expect(others).toHaveLength(8 * 12 - steps.length);
  });

  it('counts bytes, and says when it is slow', () => {
    const sending = [events.progressed, events['slowed-down'], events.progressed].reduce(
      nextFlow,
      states.sending,
    );
    expect(sending).toMatchObject({ kind: 'sending', loaded: 40, total: 100, pace: 'slow' });
  });

  it('starts only while editing or reviewing, after a failure, and when an earlier version arrived', () => {
    const { editing, reviewing, failed, arrived } = states;
    expect(Object.values(states).filter(maySend)).toEqual([editing, reviewing, failed, arrived]);
  });

  it.each<readonly [readonly SubmitEvent['type'][], AnswersSeen]>([
    [['send'], 'unseen'],
    [['send', 'showed-answers'], 'seen'],
    [['send', 'showed-answers', 'closed'], 'unseen'],
    [['send', 'showed-answers', 'send', 'started', 'accepted'], 'seen'],
    [['send', 'showed-answers', 'send', 'started', 'failed', 'send', 'started'], 'seen'],
    [['send', 'showed-answers', 'send', 'started', 'failed', 'closed'], 'seen'],
    [['send', 'showed-answers', 'send', 'started', 'found-earlier', 'closed'], 'seen'],
    [['send', 'showed-answers', 'send', 'found-problems'], 'unseen'],
    [['send', 'started', 'failed', 'closed'], 'unseen'],
  ])('after %j the answers are %s on one page', (steps, seen) => {
    expect(answersSeen(steps.map((step) => events[step]).reduce(nextFlow, editing))).toBe(seen);
  });

  it('goes back to the fields when the server refuses some, though the answers were seen', () => {
    const fields = [{ key: guidOf('a'), message: 'Enter a date' }];
    const failed = { kind: 'failed', failure: { ...failure, fields }, answers: 'seen' } as const;
    expect(nextFlow(failed, events.closed)).toEqual(editing);
  });
});

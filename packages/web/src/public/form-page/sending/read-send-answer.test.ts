import { describe, expect, it } from 'vitest';
import { readSendAnswer } from './read-send-answer.ts';

const accepted = {
  GUID: 'x',
  Reference: '72D9-VJDM-J843',
  ReceivedAt: '2027-01-31T08:00:00.000Z',
  Status: 'waiting',
  ReceiptURL: '/api/submissions/x/receipt?token=t',
};
const sent = {
  reference: '72D9-VJDM-J843',
  receivedAt: '2027-01-31T08:00:00.000Z',
  receiptUrl: '/api/submissions/x/receipt?token=t',
};

describe('The answer to a submission', () => {
  it.each([201, 200])('is accepted with %d', (status) => {
    expect(readSendAnswer(status, JSON.stringify(accepted))).toEqual({ kind: 'accepted', sent });
  });

  it.each([
    ['the server’s words', 400, { error: 'Tick Agreed', code: 'x' }, 'refused', 'Tick Agreed'],
    [
      'too much',
      413,
      { error: 'The request is too large.', code: 'x' },
      'refused',
      'The request is too large.',
    ],
    ['an identification that ended', 401, { error: 'Identify', code: 'x' }, 'session-ended', 'Identify'],
    [
      'answers of another person',
      409,
      { error: 'No', code: 'submission.other-person' },
      'other-person',
      'No',
    ],
    [
      'an earlier version without its reference',
      409,
      { error: 'No', code: 'submission.changed', ReceivedAt: accepted.ReceivedAt },
      'unreadable',
      '',
    ],
    ['a failure without words', 500, {}, 'unreadable', ''],
    ['an acceptance without a reference', 201, { ReceivedAt: accepted.ReceivedAt }, 'unreadable', ''],
    ['an acceptance without a time', 201, { Reference: 'x', ReceivedAt: 'soon' }, 'unreadable', ''],
  ])('tells %s', (_title, status, body, reason, words) => {
    expect(readSendAnswer(status, JSON.stringify(body))).toMatchObject({ failure: { reason, words } });
  });

  it('tells which earlier version arrived when it differs', () => {
    const { Reference, ReceivedAt } = accepted;
    const body = { error: 'No', code: 'submission.changed', Reference, ReceivedAt };
    expect(readSendAnswer(409, JSON.stringify(body))).toEqual({
      kind: 'arrived',
      first: { reference: Reference, receivedAt: ReceivedAt },
    });
  });

  it.each(['', '<html>', 'null', '[]', '{"error":7}'])('can’t be read from %j', (body) => {
    expect(readSendAnswer(502, body)).toMatchObject({
      kind: 'failed',
      failure: { reason: 'unreadable', words: '' },
    });
  });

  it('tells the fields that were refused, in the server’s words', () => {
    const fields = [{ GUID: 'a', code: 'x', error: 'Enter Name' }, { GUID: 'b' }, null, 'c'];
    expect(readSendAnswer(400, JSON.stringify({ error: 'No', fields }))).toMatchObject({
      failure: { fields: [{ guid: 'a', words: 'Enter Name' }] },
    });
  });
});

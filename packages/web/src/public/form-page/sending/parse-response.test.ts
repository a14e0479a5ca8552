import { guidOf } from '@form-portal/domain/testing';
import { describe, expect, it } from 'vitest';
import { parseResponse } from './parse-response.ts';

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

describe('The response to a submission', () => {
  it.each([201, 200])('is accepted with %d', (status) => {
    expect(parseResponse(status, JSON.stringify(accepted))).toEqual({ kind: 'accepted', sent });
  });

  it.each([
    ['a message of the server', 400, { error: 'Tick Agreed', code: 'x' }, 'refused', 'Tick Agreed'],
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
      'a question that is gone',
      400,
      { error: 'Load the page again.', code: 'submission.unknown-field' },
      'outdated',
      'Load the page again.',
    ],
    [
      'an earlier version without its reference',
      409,
      { error: 'No', code: 'submission.changed', ReceivedAt: accepted.ReceivedAt },
      'unreadable',
      '',
    ],
    ['a failure without a message', 500, {}, 'unreadable', ''],
    ['an acceptance without a reference', 201, { ReceivedAt: accepted.ReceivedAt }, 'unreadable', ''],
    ['an acceptance without a time', 201, { Reference: 'x', ReceivedAt: 'soon' }, 'unreadable', ''],
  ])('is %s', (_title, status, body, reason, message) => {
    expect(parseResponse(status, JSON.stringify(body))).toMatchObject({ failure: { reason, message } });
  });

  it('names the earlier version that arrived and differs', () => {
    const { Reference, ReceivedAt } = accepted;
    const body = { error: 'No', code: 'submission.changed', Reference, ReceivedAt };
    expect(parseResponse(409, JSON.stringify(body))).toEqual({
      kind: 'arrived',
      first: { reference: Reference, receivedAt: ReceivedAt },
    });
  });

  it.each(['', '<html>', 'null', '[]', '{"error":7}'])('can’t be read from %j', (body) => {
    expect(parseResponse(502, body)).toMatchObject({
      kind: 'failed',
      failure: { reason: 'unreadable', message: '' },
    });
  });

  it('contains the server’s messages about single fields', () => {
    const [name, sum] = [guidOf('name'), guidOf('sum')];
    const fields = [
      { GUID: name, code: 'x', error: 'Enter Name' },
      { GUID: sum, Row: 2, code: 'x', error: 'Enter Sum' },
      { GUID: sum },
      null,
      'c',
    ];
    expect(parseResponse(400, JSON.stringify({ error: 'No', fields }))).toMatchObject({
      failure: {
        fields: [
          { key: name, message: 'Enter Name' },
          { key: `${sum}@2`, message: 'Enter Sum' },
        ],
      },
    });
  });

  it.each(['form.not-open-yet', 'form.closed', 'form.full'])(
    'tells %s from what can be sent again',
    (code) => {
      expect(parseResponse(403, JSON.stringify({ error: 'The form is closed.', code }))).toMatchObject({
        failure: { reason: 'not-open', message: 'The form is closed.' },
      });
    },
  );

  it('says which files were refused and why', () => {
    const members = [
      { path: 'attachments', code: 'attachment.infected', index: 1 },
      { path: 'attachments', code: 'attachment.too-many' },
      { path: 'attachments', code: 'unheard-of', index: 0 },
    ];
    expect(parseResponse(400, JSON.stringify({ error: 'No', members }))).toMatchObject({
      failure: { files: new Map([[1, 'attachment.infected']]) },
    });
  });
});

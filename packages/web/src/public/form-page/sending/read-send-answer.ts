import type { ArrivedVersion, ProblemCode, SentReceipt } from '@form-portal/domain';
import type { SendFailure } from './submit-flow.ts';

/** The server's answer to a post: accepted, or why not. */
export type SendAnswer =
  | { readonly kind: 'accepted'; readonly sent: Omit<SentReceipt, 'attachmentCount'> }
  | { readonly kind: 'arrived'; readonly first: ArrivedVersion }
  | { readonly kind: 'failed'; readonly failure: SendFailure };

/** The code of answers that were given on another person's page than the sender's (specification D39). */
const otherPerson: ProblemCode = 'submission.other-person';

/** The code of a post that differs from what was stored under its GUID before. */
const changed: ProblemCode = 'submission.changed';

/** Reads the answer of POST /api/submissions; whatever can't be read is a failure in no words (specification §8). */
export function readSendAnswer(status: number, body: string): SendAnswer {
  const answer = readJson(body);
  if (status === 200 || status === 201) {
    const stored = storedVersion(answer);
    if (stored === undefined) return failed('unreadable', '');
    return { kind: 'accepted', sent: { ...stored, receiptUrl: textOf(answer['ReceiptURL']) } };
  }
  if (answer['code'] === changed) {
    const first = storedVersion(answer);
    return first === undefined ? failed('unreadable', '') : { kind: 'arrived', first };
  }
  const words = textOf(answer['error']);
  if (status === 401) return failed('session-ended', words);
  if (answer['code'] === otherPerson) return failed('other-person', words);
  return failed(words === '' ? 'unreadable' : 'refused', words, fieldsOf(answer['fields']));
}

/** What the server has stored; undefined when it can't be read. */
function storedVersion(answer: Readonly<Record<string, unknown>>): ArrivedVersion | undefined {
  const [reference, receivedAt] = [textOf(answer['Reference']), textOf(answer['ReceivedAt'])];
  return reference === '' || Number.isNaN(Date.parse(receivedAt)) ? undefined : { reference, receivedAt };
}

function failed(
  reason: SendFailure['reason'],
  words: string,
  fields: SendFailure['fields'] = [],
): SendAnswer {
  return { kind: 'failed', failure: { reason, words, fields } };
}

function fieldsOf(value: unknown): SendFailure['fields'] {
  if (!Array.isArray(value)) return [];
  return value
    .map((member) => (isObject(member) ? member : {}))
    .map((member) => ({ guid: textOf(member['GUID']), words: textOf(member['error']) }))
    .filter(({ guid, words }) => guid !== '' && words !== '');
}

function readJson(body: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(body);
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

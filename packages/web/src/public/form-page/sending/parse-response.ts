import { answerKey, isAnswerKey, isObject, isProblemCode } from '@form-portal/domain';
import type { ArrivedVersion, Guid, ProblemCode, SentReceipt } from '@form-portal/domain';
import type { SendFailure } from './submit-flow.ts';

/** The server's response to a submission. */
export type SendResponse =
  | { readonly kind: 'accepted'; readonly sent: Omit<SentReceipt, 'attachmentCount'> }
  | { readonly kind: 'arrived'; readonly first: ArrivedVersion }
  | { readonly kind: 'failed'; readonly failure: SendFailure };

/** The problem code when the page belonged to another person than the sender (specification D39). */
const otherPerson: ProblemCode = 'submission.other-person';

/** The codes of a form that takes no answers now. */
const notOpen: readonly unknown[] = [
  'form.not-open-yet',
  'form.closed',
  'form.full',
] satisfies readonly ProblemCode[];

/** The code of an answer to a question that the form no longer has. */
const unknownQuestion: ProblemCode = 'submission.unknown-field';

/** The code of a submission that differs from the one stored under its GUID. */
const changed: ProblemCode = 'submission.changed';

/** Parses the response of POST /api/submissions; one that can't be parsed is a failure without a message (specification §8). */
export function parseResponse(status: number, body: string): SendResponse {
  const response = parseObject(body);
  if (status === 200 || status === 201) {
    const stored = storedVersion(response);
    if (stored === undefined) return failed('unreadable', '');
    const confirmationTo = textOf(response['ConfirmationTo']);
    const sent = { ...stored, receiptUrl: textOf(response['ReceiptURL']) };
    return { kind: 'accepted', sent: confirmationTo === '' ? sent : { ...sent, confirmationTo } };
  }
  if (response['code'] === changed) {
    const first = storedVersion(response);
    return first === undefined ? failed('unreadable', '') : { kind: 'arrived', first };
  }
  const message = textOf(response['error']);
  if (status === 401) return failed('session-ended', message);
  if (response['code'] === otherPerson) return failed('other-person', message);
  if (notOpen.includes(response['code'])) return failed('not-open', message);
  if (response['code'] === unknownQuestion) return failed('outdated', message);
  return failed(message === '' ? 'unreadable' : 'refused', message, {
    fields: fieldsOf(response['fields']),
    files: filesOf(response['members']),
  });
}

/** The version that the server has stored; undefined when it can't be read. */
function storedVersion(response: Readonly<Record<string, unknown>>): ArrivedVersion | undefined {
  const reference = textOf(response['Reference']);
  const receivedAt = textOf(response['ReceivedAt']);
  return reference === '' || Number.isNaN(Date.parse(receivedAt)) ? undefined : { reference, receivedAt };
}

function failed(
  reason: SendFailure['reason'],
  message: string,
  about: Pick<SendFailure, 'fields' | 'files'> = { fields: [], files: new Map() },
): SendResponse {
  return { kind: 'failed', failure: { reason, message, ...about } };
}

function fieldsOf(value: unknown): SendFailure['fields'] {
  if (!Array.isArray(value)) return [];
  return value
    .map((member) => (isObject(member) ? member : {}))
    .map((member) => ({
      key: answerKey(textOf(member['GUID']) as Guid, Number(member['Row'] ?? 1)),
      message: textOf(member['error']),
    }))
    .filter(({ key, message }) => isAnswerKey(key) && message !== '');
}

function filesOf(value: unknown): SendFailure['files'] {
  const members = Array.isArray(value) ? value.filter(isObject) : [];
  return new Map(
    members.flatMap(({ index, code }) =>
      typeof index === 'number' && isProblemCode(code) ? [[index, code] as const] : [],
    ),
  );
}

function parseObject(body: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(body);
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

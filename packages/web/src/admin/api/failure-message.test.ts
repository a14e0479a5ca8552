import { describe, expect, it } from 'vitest';
import { CallError } from './call.ts';
import { failureMessage } from './failure-message.ts';

const text = (key: string): string => key;

describe('the message of a failed call', () => {
  it.each<[string, unknown, string]>([
    ['no response', new CallError(0, '', [{ code: 'unexpected' }]), 'admin.noConnection'],
    ['the server’s own sentence', new CallError(400, 'Not so.', [{ code: 'unexpected' }]), 'Not so.'],
    ['a response without one', new CallError(502, '', [{ code: 'unexpected' }]), 'requestFailed'],
    ['a response that can’t be read', new CallError(200, '', [{ code: 'unexpected' }]), 'requestFailed'],
    ['anything else', new TypeError('x is undefined'), 'problem.unexpected'],
  ])('is right for %s', (_, error, message) => {
    expect(failureMessage(error, text)).toBe(message);
  });
});

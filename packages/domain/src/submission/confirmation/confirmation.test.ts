import { describe, expect, it } from 'vitest';
import { guidOf } from '../../testing/index.ts';
import { confirmationAddress, maskedAddress, promisedTarget } from './confirmation.ts';
import { confirmationFromWire, confirmationToWire } from './confirmation.wire.ts';

const field = guidOf('mail');

describe('The address of a confirmation', () => {
  it.each([
    ['the answer', 'aino@example.org', 'aino@example.org'],
    ['none for an answer that is not an address', 'aino', undefined],
    ['none for a second recipient', 'aino@example.org, b@example.org', undefined],
    ['none for a header', 'aino@example.org\r\nBcc: b@example.org', undefined],
    ['none without an answer', undefined, undefined],
  ])('is %s', (_, answer, address) => {
    const answers = answer === undefined ? {} : { [field]: answer };
    expect(confirmationAddress({ to: { kind: 'field', field } }, { answers, identity: {} })).toBe(address);
  });

  it('is the one from the identification, whatever was answered', () => {
    const sent = { answers: { [field]: 'b@example.org' }, identity: { email: 'aino@example.org' } };
    expect(confirmationAddress({ to: { kind: 'identity' } }, sent)).toBe('aino@example.org');
    expect(confirmationAddress({ to: null }, sent)).toBeUndefined();
  });

  it('is promised unless it would come from an identification that has none', () => {
    const toField = { kind: 'field', field } as const;
    const toIdentity = { kind: 'identity' } as const;
    expect(promisedTarget(toField, {})).toEqual(toField);
    expect(promisedTarget(toIdentity, { email: 'aino@example.org' })).toEqual(toIdentity);
    expect(promisedTarget(toIdentity, { email: 'aino' })).toBeNull();
    expect(promisedTarget(toIdentity, {})).toBeNull();
    expect(promisedTarget(null, {})).toBeNull();
  });

  it('is shown by its first character and its domain', () => {
    expect(maskedAddress('aino.virtanen@example.org')).toBe('a…@example.org');
  });
});

describe('The rules on the wire', () => {
  const wire = {
    To: 'field',
    Field: field,
    ReplyTo: 'kirjaamo@example.org',
    Carries: 'answers',
    Text: { fi: 'Kiitos' },
  };

  it('survive a round trip', () => {
    const read = confirmationFromWire(wire);
    expect(read.ok && confirmationToWire(read.value)).toEqual(wire);
  });

  it.each([
    ['a field that is not named', { Field: null }],
    ['a reply address that is not an address', { ReplyTo: 'kirjaamo' }],
    ['an unknown content', { Carries: 'everything' }],
  ])('are refused with %s', (_, change) => {
    expect(confirmationFromWire({ ...wire, ...change }).ok).toBe(false);
  });
});

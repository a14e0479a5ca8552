import { describe, expect, it } from 'vitest';
import type { IdentityMapping } from '../../../settings/settings.ts';
import { aForm } from '../../../testing/builders.ts';
import type { Form } from '../../form.ts';
import {
  mayRequestAttribute,
  requestAttribute,
  requestIdentity,
  withdrawAttribute,
  withdrawIdentity,
} from './request-identity.ts';

const mapping: IdentityMapping = { enabled: true, properties: { lastName: 1001, email: 1002 } };
const open = aForm();
const asking = (...attributes: Form['identity']['attributes'][number][]): Form => ({
  ...open,
  identity: { enabled: true, attributes },
});

describe('requesting identity', () => {
  it('starts with no attributes', () => {
    expect(requestIdentity(open, mapping)).toEqual(asking());
  });

  it.each<[string, IdentityMapping]>([
    ['has mapped nothing', { enabled: true, properties: {} }],
    ['has switched identification off', { ...mapping, enabled: false }],
  ])('is not possible when the site %s', (_why, site) => {
    expect(requestIdentity(open, site)).toBe(open);
  });

  it('changes nothing when the form requests it already', () => {
    const form = asking('email');

    expect(requestIdentity(form, mapping)).toBe(form);
  });
});

describe('withdrawing it', () => {
  it('clears every attribute', () => {
    expect(withdrawIdentity(asking('lastName', 'email'))).toEqual(open);
    expect(withdrawIdentity(open)).toBe(open);
  });
});

describe('attributes', () => {
  it('are added in the order of the table and removed again', () => {
    const both = requestAttribute(asking('email'), 'lastName', mapping);

    expect(both.identity.attributes).toEqual(['lastName', 'email']);
    expect(withdrawAttribute(both, 'email')).toEqual(asking('lastName'));
  });

  it('are not added when the site does not map them or the form does not request identity', () => {
    const form = asking();

    expect(requestAttribute(form, 'birthDate', mapping)).toBe(form);
    expect(requestAttribute(open, 'email', mapping)).toBe(open);
    expect(mayRequestAttribute(form, 'email', { ...mapping, enabled: false })).toBe(false);
  });

  it('can be removed even when the site no longer maps them', () => {
    expect(withdrawAttribute(asking('birthDate'), 'birthDate')).toEqual(asking());
  });

  it('change nothing when they are added or removed already', () => {
    const form = asking('email');

    expect(requestAttribute(form, 'email', mapping)).toBe(form);
    expect(withdrawAttribute(form, 'lastName')).toBe(form);
  });
});

import { aField, aForm, guidOf } from '@form-portal/domain/testing';
import { expect, it } from 'vitest';
import { addressFields, targetOfValue, targetValue } from './confirmation-target.ts';

it.each([null, { kind: 'identity' } as const, { kind: 'field', field: guidOf('mail') } as const])(
  'is the same after it was an option: %j',
  (target) => {
    expect(targetOfValue(targetValue(target))).toEqual(target);
  },
);

it('offers the fields that ask for an e-mail address', () => {
  const mail = aField('text', { guid: guidOf('mail'), settings: { format: 'email' } });
  const form = aForm({ fields: [mail, aField('text', { guid: guidOf('name') })] });
  expect(addressFields(form)).toEqual([mail]);
});

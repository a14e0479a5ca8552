import { parseGuid } from '@form-portal/domain';
import { describe, expect, it } from 'vitest';
import { singleKey } from '../../testing/single-key.ts';
import { createOpenedAt } from './opened-at.ts';

const form = parseGuid('11111111-1111-4111-8111-111111111111')!;
const other = parseGuid('22222222-2222-4222-8222-222222222222')!;
const openedAt = createOpenedAt(singleKey(Buffer.from('secret')));
const signed = openedAt.sign(form, new Date('2026-11-20T12:32:00.123Z'));

describe('createOpenedAt', () => {
  it('reads the instant that it signed', () => {
    expect(openedAt.read(form, signed)?.toISOString()).toBe('2026-11-20T12:32:00.123Z');
  });

  it.each([
    ['another form', other, signed],
    ['an earlier instant', form, signed.replace(/^./, (first) => (first === '1' ? '2' : '1'))],
    ['nothing', form, ''],
    ['no signature', form, signed.split('.')[0]!],
    ['the placeholder', form, '%opened-at%'],
    ['a longer text', form, `${signed}a`],
  ])('reads nothing from %s', (_, guid, text) => {
    expect(openedAt.read(guid, text)).toBeUndefined();
  });

  it('reads nothing that another installation signed', () => {
    expect(createOpenedAt(singleKey(Buffer.from('other'))).read(form, signed)).toBeUndefined();
  });
});

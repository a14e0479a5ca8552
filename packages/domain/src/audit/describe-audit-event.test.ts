import { describe, expect, it } from 'vitest';
import { bundledCatalogue } from '../translations/defaults/index.ts';
import { translator } from '../translations/translate.ts';
import { guidOf } from '../testing/guids.ts';
import { describeAuditEvent, type AuditEventNames, type RecordedEvent } from './describe-audit-event.ts';

const english = {
  language: 'gb',
  defaultLanguage: 'gb',
  text: translator(bundledCatalogue, 'gb', 'gb'),
};
const nameless: AuditEventNames = { reference: '', form: null, field: null };
const described = (event: string, members: Partial<RecordedEvent & AuditEventNames> = {}) =>
  describeAuditEvent({ event, actor: 'aino', subject: '', detail: '', ...nameless, ...members }, english);

describe('an event of the audit log', () => {
  const guid = guidOf('any');

  it.each<[string, Partial<RecordedEvent & AuditEventNames>, string, string]>([
    ['submission.read', { subject: guid, reference: 'K7M4-2RTX-9CHD' }, 'Submission K7M4-2RTX-9CHD', ''],
    ['submission.removed', { subject: guid }, `Removed submission ${guid.slice(0, 8)}`, ''],
    [
      'submission.attachment-read',
      { reference: 'R', subject: guid, detail: 'file 0' },
      'Submission R',
      'File 1',
    ],
    [
      'submission.code-shown',
      { reference: 'R', subject: guid, detail: `field ${guid}`, field: { gb: 'Your code' } },
      'Submission R',
      'Question: Your code',
    ],
    ['submission.code-shown', { reference: 'R', subject: guid, detail: `field ${guid}` }, 'Submission R', ''],
    [
      'submission.code-shown',
      { reference: 'R', subject: guid, detail: 'identity personalIdentityCode' },
      'Submission R',
      'Personal identity code',
    ],
    ['form.saved', { subject: guid, form: { gb: 'Boats' }, detail: 'revision 3' }, 'Boats', 'Version 3'],
    ['form.saved', { subject: guid, form: { fi: ' ' } }, 'Form without a title', ''],
    ['form.deleted', { subject: guid }, `Unknown form ${guid.slice(0, 8)}`, ''],
    ['submissions.exported', { subject: guid, form: { gb: 'Boats' }, detail: 'xlsx' }, 'Boats', 'Excel'],
    ['settings.saved', { detail: 'version 12' }, '', 'Version 12'],
    ['session.ended', {}, 'Everybody', ''],
    ['session.ended', { subject: 'onni' }, 'onni', ''],
    ['session.signed-in', { detail: '/REST' }, '', 'By a program, through the M-Files interface'],
    ['session.signed-in', { subject: 'sub-1' }, 'Identifier at the identity provider: sub-1', ''],
    ['account.disabled', { subject: 'onni' }, 'onni', ''],
    // Names that look like the portal's own entries, or like inherited members of objects.
    ['account.disabled', { subject: 'name abcdefghijklmnop' }, 'name abcdefghijklmnop', ''],
    ['session.ended', { subject: 'constructor abcdefghijklmnop' }, 'constructor abcdefghijklmnop', ''],
    ['data-request.found', { subject: 'constructor abcdefghijklmnop' }, 'constructor abcdefghijklmnop', ''],
    ['session.signed-out', { detail: 'constructor' }, '', 'constructor'],
    ['vault.saved', { subject: 'property 1047' }, 'Property 1047', ''],
    ['vault.removed', { subject: 'item 110/3' }, 'Item 3 of value list 110', ''],
    [
      'vault.code-shown',
      { subject: '0/12', detail: 'property 1020' },
      'Object 12 (object type 0)',
      'Property 1020',
    ],
    ['vault.file-read', { subject: '0/12', detail: 'file 7' }, 'Object 12 (object type 0)', 'File 7'],
    ['vault.checked', { detail: 'wrong' }, '', 'Something was wrong'],
    ['audit.trimmed', { subject: '1200', detail: 'f'.repeat(64) }, 'Rows up to number 1,200', ''],
    [
      'data-request.found',
      { subject: 'email aB3-_aB3-_aB3-_x', detail: '1 items' },
      'E-mail address, search mark aB3-_aB3-_aB3-_x',
      '1 item',
    ],
  ])('%s %j names its target and details in words', (event, members, target, detail) => {
    expect(described(event, members)).toMatchObject({ target, detail });
  });

  it.each([
    ['form.saved', 'aino', 'aino'],
    ['submission.cleared', '', 'The portal'],
    ['session.signed-in', '', 'Identified person'],
  ])('%s by “%s” was done by %s', (event, actor, who) => {
    expect(described(event, { actor })).toMatchObject({ who, from: '' });
  });

  it('keeps the stored words of an event that this version does not know', () => {
    expect(described('future.event', { subject: 'something', detail: 'else' })).toEqual({
      what: 'future.event',
      who: 'aino',
      from: '',
      target: 'something',
      detail: 'else',
    });
  });
});

describe('a refused sign-in', () => {
  const refusedAs = (subject: string) =>
    described('session.refused', { actor: '', subject, detail: '2001:db8::66' });

  it('names the account and the address', () => {
    expect(refusedAs('Admin')).toEqual({
      what: 'Sign-in refused',
      who: 'Admin',
      from: '2001:db8::66',
      target: '',
      detail: '',
    });
  });

  it.each([
    ['#aB3_-x9Z', 'Unknown account #aB3_-x9Z'],
    ['#ops', '#ops'],
    ['#on\u202Eni', '#on\\u202Eni'],
    ['', 'Single sign-on'],
    ['a\u202Eb\nc\u0000', 'a\\u202Eb\\u000Ac\\u0000'],
    ['x'.repeat(300), `${'x'.repeat(100)}…`],
    ['010190-999X', '010190-****'],
  ])('by %j reads %j', (subject, who) => {
    expect(refusedAs(subject).who).toBe(who);
  });
});

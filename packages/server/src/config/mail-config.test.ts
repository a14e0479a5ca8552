import { describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';

const least = { PORTAL_SMTP_URL: 'smtp://mail.example.org', PORTAL_SMTP_FROM: 'forms@example.org' };

describe('the configuration of mail', () => {
  it('is off when nothing is set', () => {
    expect(readConfig({}).config?.mail).toBeNull();
  });

  it('requires server and sender; alerts have no recipients by default', () => {
    expect(readConfig(least).config?.mail).toEqual({
      url: 'smtp://mail.example.org',
      from: 'forms@example.org',
      alertAddresses: [],
      alertQueueMinutes: 30,
    });
  });

  it.each([
    [{ PORTAL_SMTP_FROM: 'forms@example.org' }, /PORTAL_SMTP_URL/],
    [{ PORTAL_ALERT_ADDRESSES: 'a@example.org' }, /PORTAL_SMTP_URL/],
    [{ ...least, PORTAL_SMTP_FROM: '' }, /PORTAL_SMTP_FROM/],
    [{ ...least, PORTAL_SMTP_FROM: 'forms' }, /PORTAL_SMTP_FROM/],
    [{ ...least, PORTAL_SMTP_URL: 'https://mail.example.org' }, /PORTAL_SMTP_URL/],
    [{ ...least, PORTAL_ALERT_ADDRESSES: 'a@example.org, nobody' }, /PORTAL_ALERT_ADDRESSES/],
    [{ ...least, PORTAL_ALERT_QUEUE_MINUTES: '0' }, /PORTAL_ALERT_QUEUE_MINUTES/],
  ])('refuses %j', (environment, expected) => {
    const read = readConfig(environment);

    expect(read.config).toBeNull();
    expect(read.config === null ? read.problems.join('\n') : '').toMatch(expected);
  });
});

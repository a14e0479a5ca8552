import { describe, expect, it } from 'vitest';
import { landingOf } from './landing.ts';

describe('landingOf', () => {
  it.each([
    ['an administrator', true, '/admin', '/admin'],
    ['an administrator', true, '/admin/form/x?tab=settings', '/admin/form/x?tab=settings'],
    ['an administrator', true, '/form/x', '/form/x'],
    ['somebody else', false, '/form/x', '/form/x'],
    ['somebody else', false, '/administration-of-boats', '/administration-of-boats'],
    ['somebody else', false, '/admin', '/login?return=%2Fadmin'],
    ['somebody else', false, '/admin/settings', '/login?return=%2Fadmin%2Fsettings'],
    ['somebody else', false, '/admin?x', '/login?return=%2Fadmin%3Fx'],
    ['somebody else', false, '/admin#x', '/login?return=%2Fadmin%23x'],
  ])('leads %s (admin: %s) who came from %s to %s', (_, admin, returnTo, expected) => {
    expect(landingOf({ admin }, returnTo)).toBe(expected);
  });
});

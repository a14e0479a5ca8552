import { describe, expect, it } from 'vitest';
import { activeGuards, registerGuard } from './active-guards.ts';
import { createLeaveGuard } from './leave-guard.ts';

describe('a leave guard', () => {
  it('is active while there are unsaved changes, and never after it was released', () => {
    let hasChanges = false;
    const guard = createLeaveGuard(() => hasChanges);
    expect([guard.isActive(), guard.isReleased()]).toEqual([false, false]);
    hasChanges = true;
    expect(guard.isActive()).toBe(true);
    guard.release();
    expect([guard.isActive(), guard.isReleased()]).toEqual([false, true]);
  });

  it.each([
    ['cannot keep changes', () => createLeaveGuard(() => true)],
    [
      'has no room for them',
      () =>
        createLeaveGuard(
          () => true,
          () => false,
        ),
    ],
  ])('stays active instead of leaving for the sign-in when the browser %s', (_why, create) => {
    const guard = create();
    expect([guard.signIn(), guard.isActive()]).toEqual([false, true]);
  });

  it('counts for its page while it is mounted and active', () => {
    const guard = createLeaveGuard(() => true);
    const remove = registerGuard(guard);
    expect(activeGuards()).toEqual([guard]);
    guard.release();
    expect(activeGuards()).toEqual([]);
    remove();
  });
});

import { expect, it } from 'vitest';
import { busyMs, createLoadMonitor } from './load-monitor.ts';

it('the load monitor is busy for a moment after a request begins, and not before the first one', () => {
  let now = 0;
  const load = createLoadMonitor(() => now);
  expect(load.isBusy()).toBe(false);

  load.requestBegan();
  now = busyMs - 1;
  expect(load.isBusy()).toBe(true);
  now = busyMs;

  expect(load.isBusy()).toBe(false);
});

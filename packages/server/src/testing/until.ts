import { setTimeout as sleep } from 'node:timers/promises';

/** Waits until a condition holds; throws when it does not in time. */
export async function until(condition: () => boolean | Promise<boolean>, withinMs = 15_000): Promise<void> {
  const end = Date.now() + withinMs;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error(`Not within ${String(withinMs)} ms`);
    await sleep(10);
  }
}

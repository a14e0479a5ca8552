import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { build } from 'vite';
import { resolveTimes } from './resolve-times.ts';
import type { ResolveTimes } from './resolve-times.ts';
import { median, percentile } from './row.ts';
import type { Row } from './row.ts';

const rounds = 200;
const budgetMs = 1;
const keys = 40;
const keyBudgetMs = 5;

/** Measures how long the rules of a large form take, as after every change of an answer. */
export function formLogicRow(): Row {
  const { fields, conditions, times } = resolveTimes(2 * rounds);
  const measured = median(times.slice(rounds));
  return {
    what: `Resolving a form of ${String(fields)} fields with ${String(conditions)} conditions`,
    budget: `≤ ${String(budgetMs)} ms`,
    measured: `${measured.toFixed(2)} ms`,
    kept: measured <= budgetMs,
  };
}

/**
 * The same in a slowed-down browser, for the first keys. The slowdown stops the script in slices, as long as the rules
 * take, so that a single time says little.
 */
export async function formLogicInBrowserRow(browser: Browser): Promise<Row> {
  const page = await browser.newPage();
  await page.addScriptTag({ content: await browserScript() });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const { fields, conditions, times } = await page.evaluate<ResolveTimes>(
    `bench.resolveTimes(${String(keys)})`,
  );
  await page.context().close();
  const measured = median(times);
  return {
    what: `The same ${String(fields)} fields with ${String(conditions)} conditions in a browser, 4× slowdown, median of the first ${String(keys)} keys`,
    budget: `≤ ${String(keyBudgetMs)} ms`,
    measured: `${measured.toFixed(1)} ms, 95th percentile ${percentile(times, 0.95).toFixed(1)} ms`,
    kept: measured <= keyBudgetMs,
  };
}

async function browserScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      lib: { entry: join(import.meta.dirname, 'resolve-times.ts'), formats: ['iife'], name: 'bench' },
    },
  });
  const [script] = Array.isArray(built) ? built.flatMap(({ output }) => output[0]) : [];
  if (script === undefined) throw new Error('the script for the browser was not built');
  return script.code;
}

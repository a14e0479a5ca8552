import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run-steps.ts';

/** How many tests ran and how they ended; a suite that could not start counts as one failure. */
interface Tally {
  readonly passed: number;
  readonly failed: number;
}

const results = join(root, 'node_modules', '.cache', 'form-portal', 'results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

function run(
  title: string,
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
): boolean {
  console.log(`\n== ${title}`);
  const path = `${join(root, 'node_modules', '.bin')}:${process.env['PATH'] ?? ''}`;
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: path, ...env },
  });
  return status === 0;
}

function readResults(name: string): unknown {
  try {
    return JSON.parse(readFileSync(join(results, name), 'utf8'));
  } catch {
    return undefined;
  }
}

function numberAt(results: unknown, ...keys: readonly string[]): number {
  let value = results;
  for (const key of keys)
    value = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined;
  return typeof value === 'number' ? value : 0;
}

function tallyOf(ok: boolean, passed: number, failed: number): Tally {
  return { passed, failed: ok ? failed : Math.max(1, failed) };
}

function runChecks(): Tally {
  const ok = run('checks', 'node', ['tools/check.ts']);
  return tallyOf(ok, 0, 0);
}

function runRules(): Tally {
  const ok = run('rules, contracts and whole-app tests on both databases', 'vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${join(results, 'vitest.json')}`,
  ]);
  const report = readResults('vitest.json');
  return tallyOf(ok, numberAt(report, 'numPassedTests'), numberAt(report, 'numFailedTests'));
}

function runJourneys(): Tally {
  const ok = run('journeys in the browser', 'playwright', ['test', '--config', 'e2e/playwright.config.ts'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: join(results, 'playwright.json'),
  });
  const report = readResults('playwright.json');
  const passed = numberAt(report, 'stats', 'expected') + numberAt(report, 'stats', 'flaky');
  return tallyOf(ok, passed, numberAt(report, 'stats', 'unexpected'));
}

const tallies = [runChecks(), runRules(), runJourneys()];
const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0);
console.log(`\n${String(passed)} passed, ${String(failed)} failed`);
process.exit(failed === 0 ? 0 : 1);

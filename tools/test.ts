import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { main } from '../e2e/support/main.ts';
import { root } from './run-steps.ts';

/**
 * `npm test`: the rules and the main journeys, within ten minutes on two cores. `--all` (`npm run test:all`): the checks and every journey
 * too (decision 0076).
 */
const runsAll = process.argv.includes('--all');

/** Numbers of passed and failed tests; a suite that could not start counts as one failure. */
interface Tally {
  readonly passed: number;
  readonly failed: number;
}

const results = join(root, 'node_modules', '.cache', 'form-portal', 'results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

/**
 * Runs a command to its end and returns whether it succeeded. Its output is shown immediately, or
 * `afterwards` as a whole.
 */
async function run(
  title: string,
  command: readonly [string, ...string[]],
  { shown = 'at once', env = {} }: { shown?: 'at once' | 'afterwards'; env?: Record<string, string> } = {},
): Promise<boolean> {
  const heading = `\n== ${title}\n`;
  const path = `${join(root, 'node_modules', '.bin')}:${process.env['PATH'] ?? ''}`;
  const [program, ...args] = command;
  const outputs = shown === 'at once' ? 'inherit' : 'pipe';
  const child = spawn(program, args, {
    cwd: root,
    stdio: ['inherit', outputs, outputs],
    env: { ...process.env, PATH: path, ...env },
  });
  let output = heading;
  if (shown === 'at once') process.stdout.write(heading);
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (part: Buffer) => (output += part.toString()));
  const [status] = (await once(child, 'close')) as [number | null];
  if (shown === 'afterwards') process.stdout.write(output);
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

async function runChecks(): Promise<Tally> {
  const ok = await run('checks', ['node', 'tools/check.ts'], { shown: 'afterwards' });
  return tallyOf(ok, 0, 0);
}

async function runRules(): Promise<Tally> {
  const reporters = ['--reporter=default', '--reporter=json'];
  const ok = await run('rules, contracts and whole-app tests on both databases', [
    'vitest',
    'run',
    ...reporters,
    `--outputFile.json=${join(results, 'vitest.json')}`,
  ]);
  const report = readResults('vitest.json');
  return tallyOf(ok, numberAt(report, 'numPassedTests'), numberAt(report, 'numFailedTests'));
}

/** Mostly waits for the browser's download, so it runs in parallel with the rules. */
function fetchBrowser(): Promise<boolean> {
  return run('browser', ['node', 'tools/prepare.mjs', 'journeys'], { shown: 'afterwards' });
}

async function runJourneys(): Promise<Tally> {
  const command = ['playwright', 'test', '--config', 'e2e/playwright.config.ts'] as const;
  const selection = runsAll ? [] : ['--grep', main.tag];
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: join(results, 'playwright.json') };
  const ok = await run('journeys in the browser', [...command, ...selection], { env });
  const report = readResults('playwright.json');
  const passed = numberAt(report, 'stats', 'expected') + numberAt(report, 'stats', 'flaky');
  return tallyOf(ok, passed, numberAt(report, 'stats', 'unexpected'));
}

// The rules sometimes wait for disks and databases, which leaves time for the checks; journeys need the
// machine to themselves.
const browser = fetchBrowser();
const beforeJourneys = await Promise.all([runRules(), ...(runsAll ? [runChecks()] : [])]);
const tallies = [...beforeJourneys, (await browser) ? await runJourneys() : tallyOf(false, 0, 0)];
const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0);
console.log(`\n${String(passed)} passed, ${String(failed)} failed`);
process.exit(failed === 0 ? 0 : 1);

import { spawn } from 'node:child_process';
import { join } from 'node:path';

/**
 * One command of a longer run: its display name, and what is executed with the project's own programs first
 * on the PATH.
 */
export interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
}

export const root = join(import.meta.dirname, '..');

interface Finished {
  readonly step: Step;
  readonly ok: boolean;
  readonly output: string;
  readonly seconds: number;
}

function runStep(step: Step): Promise<Finished> {
  const started = performance.now();
  const [program, ...args] = step.command;
  const path = `${join(root, 'node_modules', '.bin')}:${process.env['PATH'] ?? ''}`;
  const child = spawn(program, args, { cwd: root, env: { ...process.env, PATH: path, FORCE_COLOR: '0' } });
  let output = '';
  child.stdout.on('data', (part: Buffer) => (output += part.toString()));
  child.stderr.on('data', (part: Buffer) => (output += part.toString()));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      resolve({ step, ok: code === 0, output, seconds: (performance.now() - started) / 1000 });
    });
  });
}

/**
 * Runs the steps, `concurrency` of them in parallel; prints a line for each, and the complete output of those
 * that fail. Returns whether all passed.
 */
export async function runSteps(steps: readonly Step[], concurrency: number): Promise<boolean> {
  const waiting = [...steps];
  let allPassed = true;
  const worker = async (): Promise<void> => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
      const { ok, output, seconds } = await runStep(step);
      console.log(`${ok ? 'ok  ' : 'FAIL'} ${step.name} (${seconds.toFixed(1)} s)`);
      if (!ok) console.log(output);
      allPassed &&= ok;
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  return allPassed;
}

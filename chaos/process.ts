import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const program = join(import.meta.dirname, 'portal-process.ts');
const readyWithinMs = 90_000;

/** A command to a portal: how far its clock is ahead, or the maximum number of pages of its SQLite file. */
export type Command = { readonly aheadMs: number } | { readonly mostPages: number };

/** The complete environment of a portal. */
export type Environment = Readonly<Record<string, string>>;

/** A portal in a process that can be killed, paused and restarted at the same address. */
export class PortalProcess {
  readonly name: string;
  readonly url: string;
  readonly #environment: Environment;
  readonly #logFile: string;
  #child: ChildProcess | undefined;
  /** Whether a fault is being injected into it. */
  isBusy = false;

  /** `workFolder` gets its log. */
  constructor(name: string, port: number, workFolder: string, environment: Environment) {
    this.name = name;
    this.url = `http://127.0.0.1:${port}`;
    this.#environment = {
      ...environment,
      PATH: process.env['PATH'] ?? '',
      PORTAL_PORT: String(port),
      PORTAL_PUBLIC_URL: this.url,
      PORTAL_SUBMISSION_LIMIT: 'off',
      PORTAL_SIGN_IN_LIMIT: 'off',
    };
    this.#logFile = join(workFolder, `${name}.log`);
  }

  /** Starts it, retrying until it runs: a full disk or an unreachable vault may prevent the start. */
  async start(attempts = 20): Promise<void> {
    const log = openSync(this.#logFile, 'a');
    const child = fork(program, { env: this.#environment, stdio: ['ignore', log, log, 'ipc'] });
    this.#child = child;
    const late = new AbortController();
    const started = await Promise.race([
      once(child, 'message').then(() => true),
      once(child, 'exit').then(() => false),
      sleep(readyWithinMs, false, { signal: late.signal }),
    ]);
    late.abort();
    if (started) return;
    await this.kill();
    if (attempts <= 1) throw new Error(`${this.name} does not start; its log is ${this.#logFile}`);
    await sleep(500);
    await this.start(attempts - 1);
  }

  command(command: Command): void {
    const child = this.#child;
    if (child?.connected === true) child.send(command, () => undefined);
  }

  signal(signal: 'SIGSTOP' | 'SIGCONT'): void {
    this.#child?.kill(signal);
  }

  /** Kills it, as a power failure would, except that the operating system still writes its buffers. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** Lets it finish. */
  async stop(): Promise<void> {
    await this.#end('SIGTERM');
  }

  async #end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.#child;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  }
}

import type { FastifyBaseLogger } from 'fastify';

/** A periodic task. */
export interface Chore {
  readonly name: string;
  readonly everyMs: number;
  run(): Promise<unknown>;
}

/** Running chores. */
export interface RunningChores {
  /** Starts no more chores and waits for the running ones. */
  stop(): Promise<void>;
}

/** Runs every chore immediately and then every `everyMs`, never twice at the same time. A chore that fails is logged and tried again. */
export function startChores(chores: readonly Chore[], log: FastifyBaseLogger): RunningChores {
  const timers = new Map<string, NodeJS.Timeout>();
  const running = new Set<Promise<void>>();
  let isStopped = false;

  async function perform(chore: Chore): Promise<void> {
    try {
      await chore.run();
    } catch (error) {
      log.error({ err: error, chore: chore.name }, 'A chore failed and will be tried again');
    }
  }

  function start(chore: Chore): void {
    const run = perform(chore).finally(() => {
      running.delete(run);
      if (!isStopped) timers.set(chore.name, setTimeout(() => start(chore), chore.everyMs).unref());
    });
    running.add(run);
  }

  for (const chore of chores) start(chore);
  return {
    async stop() {
      isStopped = true;
      for (const timer of timers.values()) clearTimeout(timer);
      await Promise.all(running);
    },
  };
}

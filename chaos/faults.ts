import { hourMs } from '@form-portal/domain';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault as VaultFault } from '../packages/server/src/mfws/testing/breaking-proxy.ts';
import type { FullDisk } from './full-disk.ts';
import type { PortalProcess } from './process.ts';
import { seeded, type Random } from './random.ts';
import type { ChaosVault } from './vault.ts';

/** What faults are injected into. */
export interface Targets {
  readonly portals: readonly [PortalProcess, ...PortalProcess[]];
  readonly vault: ChaosVault;
  readonly disks: readonly [FullDisk, ...FullDisk[]];
}

/** Injects a fault; resolves when the fault is over. */
type Fault = (random: Random, targets: Targets) => Promise<void>;

/** Injects one fault at a time into a process; skips the others. */
async function unlessBusy(process: PortalProcess, work: () => Promise<void>): Promise<void> {
  if (process.isBusy) return;
  process.isBusy = true;
  try {
    await work();
  } finally {
    process.isBusy = false;
  }
}

async function killAndRestart(random: Random, process: PortalProcess): Promise<void> {
  const downMs = random.whole(0, 3_000);
  await unlessBusy(process, async () => {
    await process.kill();
    await sleep(downMs);
    await process.start();
  });
}

async function pause(random: Random, process: PortalProcess): Promise<void> {
  // Sometimes longer than a claim on a delivery lasts.
  const ms = random.next() < 0.3 ? random.whole(20_000, 30_000) : random.whole(200, 5_000);
  await unlessBusy(process, async () => {
    process.signal('SIGSTOP');
    await sleep(ms);
    process.signal('SIGCONT');
  });
}

const vaultFaults = [
  'cut-before',
  'cut-after',
  'stall',
  'late',
  'html-500',
  'html-200',
  'cookie-lost',
] as const satisfies readonly VaultFault[];

/** All faults by name. */
const faults: Readonly<Record<string, Fault>> = {
  'kill -9': (random, { portals }) => killAndRestart(random, random.pick(portals)),
  'kill -9 of the vault': (random, { vault }) => killAndRestart(random, vault.process),
  pause: (random, { portals }) => pause(random, random.pick(portals)),
  'clock step': async (random, { portals }) => {
    const process = random.pick(portals);
    process.command({ aheadMs: random.whole(-2 * hourMs, 2 * hourMs) });
    await Promise.resolve();
  },
  'full disk': async (random, { disks }) => {
    const disk = random.pick(disks);
    const ms = random.whole(1_000, 8_000);
    await disk.fill();
    await sleep(ms);
    await disk.empty();
  },
  'breaking vault': async (random, { vault }) => {
    const ms = random.whole(2_000, 10_000);
    vault.proxy.breakBy(() => (random.next() < 0.4 ? random.pick(vaultFaults) : undefined));
    await sleep(ms);
    vault.proxy.breakBy(() => undefined);
  },
  'vault outage': async (random, { vault }) => {
    const ms = random.whole(2_000, 8_000);
    await vault.proxy.shut();
    await sleep(ms);
    await vault.proxy.open();
  },
};

/** Injects faults until the time is up and all of them are over; returns how often each was injected. */
export async function injectFaults(
  random: Random,
  targets: Targets,
  ms: number,
): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  const running = new Map<string, Promise<void>>();
  const names = Object.keys(faults) as [string, ...string[]];
  const end = performance.now() + ms;
  while (performance.now() < end) {
    const name = random.pick(names);
    // Each fault has its own random numbers, so that the course does not depend on which fault ends first.
    const own = seeded(random.whole(0, 2 ** 32 - 1));
    const fault = faults[name];
    if (fault !== undefined && !running.has(name)) {
      counts.set(name, (counts.get(name) ?? 0) + 1);
      running.set(
        name,
        fault(own, targets).finally(() => running.delete(name)),
      );
    }
    await sleep(random.whole(300, 2_000));
  }
  await Promise.all(running.values());
  return counts;
}

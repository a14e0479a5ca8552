import type { LiveModule } from './live-contract.ts';

/** Fetches what a form does once somebody touches it. */
export function loadLive(): Promise<LiveModule> {
  return import('./live-filling.tsx');
}

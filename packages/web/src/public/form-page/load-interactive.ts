import type { InteractiveModule } from './interactive-module.ts';

/** Loads everything that a form does once somebody touches it. */
export function loadInteractive(): Promise<InteractiveModule> {
  return import('./interactive-form.tsx');
}

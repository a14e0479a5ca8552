import type { Trial } from '../trial.ts';
import type { Command } from './command.ts';

/** Changes what the form is tried with. */
export function changeTrialCommand(change: Partial<Omit<Trial, 'isOn' | 'clearings'>>): Command {
  return ({ window: { trial } }) => ({ kind: 'window', change: { trial: { ...trial, ...change } } });
}

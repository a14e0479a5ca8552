import { createContext, use } from 'react';
import type { TrialResolution } from '../model/trial-resolution.ts';

/** What the answers of the trial make of the form, for the frames around its fields. */
export const TrialContext = createContext<TrialResolution | null>(null);

export function useTrial(): TrialResolution {
  const found = use(TrialContext);
  if (found === null) throw new Error('useTrial is called outside of TrialContext');
  return found;
}

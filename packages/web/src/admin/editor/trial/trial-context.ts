import { createContext, use } from 'react';
import type { TrialResolution } from '../model/trial-resolution.ts';

/** The form as resolved with the trial's answers. */
export const TrialContext = createContext<TrialResolution | null>(null);

export function useTrial(): TrialResolution {
  const found = use(TrialContext);
  if (found === null) throw new Error('useTrial is called outside of TrialContext');
  return found;
}

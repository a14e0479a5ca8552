import { createContext } from 'react';

/** GUIDs of the fields whose answers identification verified: shown, but not to be changed (specification D15). */
export const VerifiedFields = createContext<ReadonlySet<string>>(new Set());

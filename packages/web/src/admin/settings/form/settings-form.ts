import { createContext, use } from 'react';
import type { Settings } from '@form-portal/domain';

/** The edited settings, for the sections of the page. */
export interface SettingsForm {
  readonly settings: Settings;
  /** The stored settings. */
  readonly stored: Settings;
  /** Changes settings. A function receives them as they are by then, for a change made later. */
  readonly change: (changes: Partial<Settings> | ((now: Settings) => Partial<Settings>)) => void;
  /** The error message of a setting after its control was left; undefined: none. */
  readonly errorOf: (path: string) => string | undefined;
  /** Marks a date as unreadable or not. While one is, the settings keep the date before it and are not saved. */
  readonly markUnreadable: (path: string, isUnreadable: boolean) => void;
}

export const SettingsFormContext = createContext<SettingsForm | null>(null);

/** The edited settings of the page. */
export function useSettingsForm(): SettingsForm {
  const form = use(SettingsFormContext);
  if (form === null) throw new Error('useSettingsForm is called outside of SettingsFormContext');
  return form;
}

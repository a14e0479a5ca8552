import { createContext, use } from 'react';
import type { Settings } from '@form-portal/domain';

/** The settings for the parts of their page. */
export interface SettingsForm {
  readonly settings: Settings;
  /** As they are stored. */
  readonly stored: Settings;
  readonly change: (changes: Partial<Settings>) => void;
  /** The error message of a setting, once its control was left; undefined: none. */
  readonly errorOf: (path: string) => string | undefined;
}

/** The settings that are worked on. */
export const SettingsFormContext = createContext<SettingsForm | null>(null);

/** The settings that are worked on. */
export function useSettingsForm(): SettingsForm {
  const form = use(SettingsFormContext);
  if (form === null) throw new Error('useSettingsForm is called outside of SettingsFormContext');
  return form;
}

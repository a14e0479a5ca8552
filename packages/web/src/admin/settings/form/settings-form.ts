import { createContext, use } from 'react';
import type { Settings } from '@form-portal/domain';

/** The settings while they are edited, for the sections of their page. */
export interface SettingsForm {
  readonly settings: Settings;
  /** As they are stored. */
  readonly stored: Settings;
  readonly change: (changes: Partial<Settings>) => void;
  /** The error message of a setting, once its control was left; undefined: none. */
  readonly errorOf: (path: string) => string | undefined;
}

export const SettingsFormContext = createContext<SettingsForm | null>(null);

/** The settings of the page around the component. */
export function useSettingsForm(): SettingsForm {
  const form = use(SettingsFormContext);
  if (form === null) throw new Error('useSettingsForm is called outside of SettingsFormContext');
  return form;
}

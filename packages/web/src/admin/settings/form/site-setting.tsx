import { Setting, type SettingProps } from '@form-portal/ui';
import { settingId } from './setting-id.ts';
import { useSettingsForm } from './settings-form.ts';
import type { ReactElement } from 'react';

export interface SiteSettingProps extends Pick<SettingProps, 'label' | 'hint' | 'children'> {
  /** The path of the setting in problems. */
  readonly path: string;
}

/** One setting of the site, with its error message. */
export function SiteSetting({ path, ...setting }: SiteSettingProps): ReactElement {
  return <Setting {...setting} id={settingId(path)} error={useSettingsForm().errorOf(path)} />;
}

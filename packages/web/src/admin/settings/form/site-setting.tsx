import { Setting, type SettingProps } from '@form-portal/ui';
import { settingId } from './setting-id.ts';
import { useSettingsForm } from './settings-form.ts';
import type { ReactElement } from 'react';

export interface SiteSettingProps extends Pick<SettingProps, 'label' | 'hint' | 'children'> {
  /** The path of the setting in problems. */
  readonly path: string;
  /** For a text in one language: the path of the whole text, whose problems are shown here too. */
  readonly textPath?: string;
}

/** One setting of the site, with its error message. */
export function SiteSetting({ path, textPath = path, ...setting }: SiteSettingProps): ReactElement {
  const { errorOf } = useSettingsForm();
  return <Setting {...setting} id={settingId(path)} error={errorOf(path) ?? errorOf(textPath)} />;
}

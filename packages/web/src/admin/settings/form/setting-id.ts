const prefix = 'setting-';

/** The id of a setting's control, from the setting's path in problems. */
export function settingId(path: string): string {
  return `${prefix}${path}`;
}

/**
 * The control of a setting, from the setting's path in problems; of a whole text the control of the language
 * that is being edited. Null when it is not on the page.
 */
export function controlOfSetting(path: string): HTMLElement | null {
  const id = settingId(path);
  return document.getElementById(id) ?? document.querySelector(`textarea[id^="${CSS.escape(id)}."]`);
}

/** The path of a control's setting; null when it belongs to none. */
export function pathOfSettingId(id: string): string | null {
  return id.startsWith(prefix) ? id.slice(prefix.length) : null;
}

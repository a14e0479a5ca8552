const prefix = 'setting-';

/** The id of a setting's control, from the setting's path in problems. */
export function settingId(path: string): string {
  return `${prefix}${path}`;
}

/** The path of a control's setting; null when it belongs to none. */
export function pathOfSettingId(id: string): string | null {
  return id.startsWith(prefix) ? id.slice(prefix.length) : null;
}

const prefix = 'setting-';

/** The id of the control of a setting, by the path that problems name it with. */
export function settingId(path: string): string {
  return `${prefix}${path}`;
}

/** The path of the setting that a control is of; null: it is of none. */
export function pathOfSettingId(id: string): string | null {
  return id.startsWith(prefix) ? id.slice(prefix.length) : null;
}

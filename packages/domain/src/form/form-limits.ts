/**
 * Limits that keep a form document readable; the size of the whole document is the server's (specification D34). Texts in UTF-16
 * units: `name` of labels and names, `description`, `title` of the object's title template; `list` of entries in any list;
 * `megabytes` of the largest file.
 */
export const formLimits = {
  name: 1_000,
  description: 20_000,
  type: 100,
  title: 1_000,
  list: 5_000,
  megabytes: 100_000,
  extensions: 200,
} as const;

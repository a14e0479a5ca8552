/**
 * Limits of a form document; the size of the whole document is limited by the server (specification D34).
 * Texts in UTF-16 units: `name` for labels and names, `description`, `listDescription` for the line in the
 * form list, `title` for the object title template. `list` is the number of entries in any list, `megabytes`
 * the maximum file size, `settings` the number of a field's own settings; `checks`, `pages` and `requests`
 * are the maximum numbers in a form, `rows` in a repeatable group.
 */
export const formLimits = {
  name: 1_000,
  description: 20_000,
  listDescription: 200,
  type: 100,
  title: 1_000,
  list: 5_000,
  megabytes: 100_000,
  extensions: 200,
  settings: 50,
  checks: 200,
  pages: 50,
  requests: 50,
  rows: 50,
} as const;

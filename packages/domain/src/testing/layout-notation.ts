import type { Field, Form, Group, LayoutEntry } from '../form/form.ts';
import { sections, type LayoutRow } from '../form/layout.ts';
import type { Guid } from '../guid.ts';
import { aField, aForm } from './builders.ts';
import { guidOf, nameOf } from './guids.ts';

/** A form and its selection; null for none. */
export interface Drawn {
  readonly form: Form;
  readonly selection: Guid | null;
}

const token = /\s*(?:(?<close>\))|(?<open>\[?[A-Z]\()|(?<field>\[?[a-z]\]?\+?))\s*/gy;

/**
 * Parses a layout written as `a b+c G(d e) [f]`: lower-case letters are fields (wide; `+` after one makes
 * it narrow, and also the field joined to it), a capital letter with parentheses is a group, `[ ]` marks
 * the selection: `[f]`, or `[G(d e)]`. A narrow field alone in its row is written `b+` and a blank. GUIDs
 * are {@link guidOf} the letter. Throws when it cannot be parsed.
 */
export function drawn(notation: string): Drawn {
  const text = notation.replaceAll(')]', ')');
  const fields: Field[] = [];
  const groups: Group[] = [];
  const layout: LayoutEntry[] = [];
  let selection: Guid | null = null;
  let group: Group | undefined;
  let joined = false;

  for (let at = 0; at < text.length; at = token.lastIndex) {
    token.lastIndex = at;
    const found = token.exec(text);
    if (found === null) throw new Error(`Invalid layout: '${notation}' at '${text.slice(at)}'`);
    const { open, field, close } = found.groups ?? {};
    const guid = guidOf((open ?? field ?? '').replace(/[^A-Za-z]/g, ''));
    if ((open ?? field ?? '').startsWith('[')) selection = guid;
    if (close !== undefined) {
      if (group !== undefined) groups.push(group);
      group = undefined;
    } else if (open !== undefined) {
      group = { guid, name: { gb: nameOf(guid) }, fields: [] };
      layout.push({ kind: 'group', guid });
    } else if (field !== undefined) {
      const narrow = joined || field.endsWith('+');
      fields.push(aField('text', { guid, label: { gb: nameOf(guid) }, width: narrow ? 'narrow' : 'wide' }));
      if (group === undefined) layout.push({ kind: 'field', guid });
      else group = { ...group, fields: [...group.fields, guid] };
      joined = field.endsWith('+') && !/\s$/.test(found[0]);
    }
  }
  return { form: aForm({ layout, fields, groups }), selection };
}

/** Writes a form and its selection in the notation of {@link drawn}. */
export function notationOf({ form, selection }: Drawn): string {
  const marked = (guid: Guid, text: string): string => (guid === selection ? `[${text}]` : text);
  const written = (row: LayoutRow): string => {
    const names = row.map((field) => marked(field.guid, nameOf(field.guid))).join('+');
    return row.length === 1 && row[0].width === 'narrow' ? `${names}+` : names;
  };
  return sections(form)
    .map(({ group, rows }) => {
      const inside = rows.map(written).join(' ');
      return group === null ? inside : marked(group.guid, `${nameOf(group.guid)}(${inside})`);
    })
    .join(' ');
}

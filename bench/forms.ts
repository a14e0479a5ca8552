import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Portal } from '../e2e/support/portal/portal.ts';

/** A form in its wire format; only the members used by the bench are typed. */
export interface WireForm {
  readonly GUID: string;
  readonly Fields: readonly WireField[];
  readonly Groups: readonly {
    readonly GUID: string;
    readonly GroupName: Texts;
    readonly FieldGUIDs: readonly string[];
    readonly Repeat?: { readonly Min: number; readonly Max: number };
  }[];
  readonly FormTemplate: readonly {
    readonly GUID: string;
    readonly Type: string;
    readonly FieldGUIDs: readonly string[];
    readonly Page?: string;
  }[];
  readonly Pages?: readonly { readonly GUID: string; readonly Name: Texts }[];
}

type Texts = Readonly<Record<string, string>>;

export interface WireField {
  readonly GUID: string;
  readonly Type: string;
  readonly Name: Texts;
  readonly Description: Texts;
  readonly Required: boolean;
  readonly Options: readonly { readonly ID: number; readonly Name: Texts }[];
  readonly MultiSelect: boolean;
  readonly DataType: number;
  readonly ShowWhen?: WireCondition;
  readonly Formula?: string;
}

type WireCondition =
  | { readonly Field: string; readonly Is: 'answered' }
  | { readonly Field: string; readonly Is: 'equals'; readonly Value: true }
  | { readonly Field: string; readonly Is: 'any-of'; readonly Value: readonly number[] };

const reference = JSON.parse(
  readFileSync(join(import.meta.dirname, 'reference-form.json'), 'utf8'),
) as WireForm;

/**
 * Returns the reference form with its groups repeated up to `fields` fields (a multiple of 30), unbound,
 * with fresh GUIDs.
 */
export function referenceForm(fields: number): WireForm {
  const copies = Array.from({ length: fields / reference.Fields.length }, () => {
    const fresh = new Map([...reference.Fields, ...reference.Groups].map(({ GUID }) => [GUID, randomUUID()]));
    const renamed = (guid: string): string => fresh.get(guid) ?? guid;
    return {
      Fields: reference.Fields.map((field) => ({
        ...field,
        GUID: renamed(field.GUID),
        MFilesPropertyDef: -1,
      })),
      Groups: reference.Groups.map((group) => ({
        ...group,
        GUID: renamed(group.GUID),
        FieldGUIDs: group.FieldGUIDs.map(renamed),
      })),
      FormTemplate: reference.FormTemplate.map((entry) => ({
        ...entry,
        GUID: renamed(entry.GUID),
        FieldGUIDs: entry.FieldGUIDs.map(renamed),
      })),
    };
  });
  return {
    ...reference,
    GUID: '',
    Fields: copies.flatMap((copy) => copy.Fields),
    Groups: copies.flatMap((copy) => copy.Groups),
    FormTemplate: copies.flatMap((copy) => copy.FormTemplate),
  };
}

/** A form in which three fields out of five are shown on a condition on an earlier field. */
export function withConditions(form: WireForm): WireForm {
  const Fields = form.Fields.map((field, index) => {
    const earlier = form.Fields[Math.floor(index / 2)];
    return earlier === undefined || earlier === field || index % 5 > 2
      ? field
      : { ...field, ShowWhen: conditionOn(earlier) };
  });
  return { ...form, Fields };
}

function conditionOn({ GUID: Field, Type, Options: [option] }: WireField): WireCondition {
  if (Type === 'boolean') return { Field, Is: 'equals', Value: true };
  return option === undefined ? { Field, Is: 'answered' } : { Field, Is: 'any-of', Value: [option.ID] };
}

/** A form whose first field, when it is answered, reveals the fields after it. */
export function withRevealedFields(form: WireForm, count: number): WireForm {
  const [first] = form.Fields;
  if (first?.Type !== 'text') throw new Error('the form begins with no text');
  const ShowWhen = { Field: first.GUID, Is: 'answered' } as const;
  const Fields = form.Fields.map((field, index) =>
    index > 0 && index <= count ? { ...field, ShowWhen } : field,
  );
  return { ...form, Fields };
}

/** The form with its groups on so many pages. */
export function onPages(form: WireForm, count: number): WireForm {
  const Pages = Array.from({ length: count }, (_, index) => {
    const name = `Sivu ${String(index + 1)}`;
    return { GUID: randomUUID(), Name: { fi: name } };
  });
  const FormTemplate = form.FormTemplate.map((entry, index) => {
    const page = Pages[Math.floor((index * count) / form.FormTemplate.length)];
    return page === undefined ? entry : { ...entry, Page: page.GUID };
  });
  return { ...form, Pages, FormTemplate };
}

/** A form with so many rows of the reference form's first ten fields, and a sum over the rows. */
export function ofRows(count: number): WireForm {
  const form = referenceForm(30);
  const [group] = form.Groups;
  const inRow = form.Fields.slice(0, 10);
  const number = inRow.find(({ Type }) => Type === 'number');
  const sum = form.Fields.slice(10).find(({ Type }) => Type === 'number');
  if (group === undefined || number === undefined || sum === undefined)
    throw new Error('the reference form begins with no group or has no numbers');
  const repeated = {
    ...group,
    FieldGUIDs: inRow.map(({ GUID }) => GUID),
    Repeat: { Min: count, Max: count },
  };
  const computed = { ...sum, Required: false, Formula: `sum({field:${number.GUID}})` };
  return {
    ...form,
    Fields: [...inRow, computed],
    Groups: [repeated],
    FormTemplate: [
      { GUID: repeated.GUID, Type: 'group', FieldGUIDs: repeated.FieldGUIDs },
      { GUID: computed.GUID, Type: 'field', FieldGUIDs: [] },
    ],
  };
}

/** Publishes forms as an administrator; returns the saved forms. */
export async function publish(portal: Portal, forms: readonly WireForm[]): Promise<readonly WireForm[]> {
  const cookie = await signIn(portal);
  const headers = { 'content-type': 'application/json', origin: portal.url, cookie };
  const saved: WireForm[] = [];
  for (const form of forms) {
    const response = await fetch(`${portal.url}/api/forms`, {
      method: 'POST',
      headers,
      body: JSON.stringify(form),
    });
    const body = (await response.json()) as { form: WireForm; error?: unknown };
    if (!response.ok) throw new Error(`saving the form failed: ${JSON.stringify(body.error)}`);
    saved.push(body.form);
  }
  return saved;
}

/** Signs in as the administrator and returns the session cookie. */
export async function signIn(portal: Portal): Promise<string> {
  const response = await fetch(`${portal.url}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: portal.url },
    body: JSON.stringify(portal.admin),
  });
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0];
  if (!response.ok || cookie === undefined) throw new Error(`signing in returned ${String(response.status)}`);
  return cookie;
}

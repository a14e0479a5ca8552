import { dataTypes, localDateTime, type PropertyValue, type VaultObjectRef } from '@form-portal/domain';
import * as z from 'zod/mini';
import type { StoredObject } from '../../../contract/harness.ts';

/** Reads from the web service, bypassing the adapter, with an account that sees all objects. */
type Reader = (path: string) => Promise<Response>;

interface Credentials {
  readonly url: string;
  readonly vault: string;
  readonly username: string;
  readonly password: string;
}

/** Logs in for reading. */
export async function logIn({ url, vault, username, password }: Credentials): Promise<Reader> {
  const body = JSON.stringify({ Username: username, Password: password, VaultGuid: vault });
  const response = await fetch(`${url}/server/authenticationtokens`, { method: 'POST', body });
  const { Value } = z.object({ Value: z.string() }).parse(await response.json());
  const cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
  return async (path) => {
    const response = await fetch(`${url}/${path}`, { headers: { 'x-authentication': Value, cookie } });
    if (!response.ok) throw new Error(`${path}: ${String(response.status)} ${await response.text()}`);
    return response;
  };
}

const lookupSchema = z.object({ Item: z.int() });
const objectSchema = z.object({
  Title: z.string(),
  Class: z.int(),
  Files: z.array(z.object({ ID: z.int(), Name: z.string(), Extension: z.string() })),
  Properties: z.array(
    z.object({
      PropertyDef: z.int(),
      TypedValue: z.object({
        DataType: z.int(),
        Value: z.optional(z.union([z.string(), z.number(), z.boolean()])),
        Lookup: z.optional(lookupSchema),
        Lookups: z.optional(z.array(lookupSchema)),
      }),
    }),
  ),
});
type Typed = z.infer<typeof objectSchema>['Properties'][number]['TypedValue'];

/** An object as the vault holds it. */
export async function readObject(
  read: Reader,
  { type, id }: VaultObjectRef,
  timeZone: string,
): Promise<StoredObject> {
  const path = `objects/${String(type)}/${String(id)}/latest`;
  const object = objectSchema.parse(await (await read(`${path}?include=properties`)).json());
  const files = [];
  for (const { ID, Name, Extension } of object.Files) {
    const content = new Uint8Array(await (await read(`${path}/files/${String(ID)}/content`)).arrayBuffer());
    files.push({ title: Name, extension: Extension, content });
  }
  const values = new Map(
    object.Properties.flatMap(({ PropertyDef, TypedValue }) => {
      const value = valueOf(TypedValue, timeZone);
      return value === undefined ? [] : [[PropertyDef, value] as const];
    }),
  );
  return { title: object.Title, class: object.Class, values, files };
}

function valueOf(
  { DataType, Value, Lookup, Lookups }: Typed,
  timeZone: string,
): PropertyValue['value'] | undefined {
  switch (DataType) {
    case dataTypes.lookup:
      return Lookup?.Item;
    case dataTypes.multiSelectLookup:
      return Lookups?.map(({ Item }) => Item);
    case dataTypes.date:
      return typeof Value === 'string' ? Value.slice(0, 10) : undefined;
    case dataTypes.time:
      return typeof Value === 'string' ? /\d{2}:\d{2}/.exec(Value)?.[0] : undefined;
    case dataTypes.timestamp:
      return typeof Value === 'string' ? localDateTime(Value, timeZone) : undefined;
    default:
      return Value;
  }
}

const countSchema = z.object({ Items: z.array(z.unknown()) });

/** How many objects of the given classes exist. */
export async function countObjects(read: Reader, type: number, classes: readonly number[]): Promise<number> {
  let count = 0;
  for (const classId of classes) {
    const found = await read(`objects/${String(type)}?p100=${String(classId)}&limit=5000`);
    count += countSchema.parse(await found.json()).Items.length;
  }
  return count;
}

import { parseJsonBody } from '../http/json-body.ts';
import { refuseDeclaredSize, readBody } from '../http/request-body.ts';
import type { IncomingMessage } from 'node:http';
import { badRequest } from './fault.ts';

/** One `name=value` of a query, decoded; a name may end in the characters of an operator. */
export interface QueryPart {
  readonly name: string;
  readonly value: string;
}

/** A request of the face, as far as its address and method tell. */
export interface FaceRequest {
  /** The one that is meant: `_method` stands for what a server in between lets nobody send. */
  readonly method: string;
  /** Below the root, in lower case, without slashes at its ends. */
  readonly path: string;
  readonly query: readonly QueryPart[];
}

const meantMethods: ReadonlySet<string> = new Set(['GET', 'PUT', 'DELETE', 'POST']);
const jsonLimits = { maxBytes: 4 * 1_048_576, patienceMs: 30_000, minBytes: 1 };

/** Reads address and method (docs/protocols/m-files.md#clients). `root` is the path that the face stands under. */
export function readFaceRequest(method: string, url: string, root: string): FaceRequest {
  const [address = '', ...rest] = url.slice(root.length).split('?');
  const query = readQuery(rest.join('?'));
  const wanted = query.find(({ name }) => name.toLowerCase() === '_method')?.value.toUpperCase();
  const meant = method === 'POST' && wanted !== undefined && meantMethods.has(wanted) ? wanted : method;
  const path = decode(address)
    .replace(/^\/+|\/+$/g, '')
    .replace(/\.as[hp]x$/i, '')
    .toLowerCase();
  return { method: meant, path, query };
}

function readQuery(raw: string): readonly QueryPart[] {
  return raw
    .split('&')
    .filter((part) => part !== '')
    .map((part) => {
      const at = part.indexOf('=');
      // A client may have encoded the whole of it, sign and all.
      const text = at < 0 ? decode(part) : part;
      const sign = text.indexOf('=');
      if (sign < 0) return { name: text, value: '' };
      const [name, value] = [text.slice(0, sign), text.slice(sign + 1)];
      return at < 0 ? { name, value } : { name: decode(name), value: decode(value.replaceAll('+', ' ')) };
    });
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw badRequest('The address is not encoded as it should be.');
  }
}

/** The value of a query part by its name in any case. */
export function queryValue(query: readonly QueryPart[], wanted: string): string | undefined {
  return query.find(({ name }) => name.toLowerCase() === wanted)?.value;
}

/** The body of a request as JSON, whatever type it says it is; undefined for none. */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  refuseDeclaredSize(request, jsonLimits.maxBytes);
  const chunks: Buffer[] = [];
  for await (const chunk of readBody(request, jsonLimits)) chunks.push(chunk);
  const body = Buffer.concat(chunks);
  if (body.toString('latin1').trim() === '') return undefined;
  const parsed = parseJsonBody(body);
  if (!parsed.ok) throw badRequest('The body is not JSON.');
  return parsed.value;
}

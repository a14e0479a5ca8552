import { bytesPerMb } from '@form-portal/domain';
import { parseJsonBody } from '../http/body/json-body.ts';
import { refuseDeclaredSize, readBody } from '../http/body/request-body.ts';
import type { IncomingMessage } from 'node:http';
import { badRequest } from './fault.ts';

/** One decoded `name=value` of a query; the name may end with an operator. */
export interface QueryPart {
  readonly name: string;
  readonly value: string;
}

/** The address and method of a request. */
export interface MfwsRequest {
  /** The effective method: `_method` replaces methods that a proxy in between blocks. */
  readonly method: string;
  /** Below the root, in lower case, without leading or trailing slashes. */
  readonly path: string;
  readonly query: readonly QueryPart[];
}

const effectiveMethods: ReadonlySet<string> = new Set(['GET', 'PUT', 'DELETE', 'POST']);
const jsonLimits = { maxBytes: 4 * bytesPerMb, rateWindowMs: 30_000, minBytes: 1 };

/** Parses address and method (docs/protocols/m-files.md#clients). `root` is the path of the M-Files API. */
export function readMfwsRequest(method: string, url: string, root: string): MfwsRequest {
  const [address = '', ...rest] = url.slice(root.length).split('?');
  const query = readQuery(rest.join('?'));
  const override = query.find(({ name }) => name.toLowerCase() === '_method')?.value.toUpperCase();
  const effective =
    method === 'POST' && override !== undefined && effectiveMethods.has(override) ? override : method;
  const path = withoutOuterSlashes(decode(address))
    .replace(/\.as[hp]x$/i, '')
    .toLowerCase();
  return { method: effective, path, query };
}

/** Counts instead of matching a pattern, which would search every run of slashes again from each of them. */
function withoutOuterSlashes(path: string): string {
  let [from, to] = [0, path.length];
  while (path[from] === '/') from += 1;
  while (to > from && path[to - 1] === '/') to -= 1;
  return path.slice(from, to);
}

function readQuery(raw: string): readonly QueryPart[] {
  return raw
    .split('&')
    .filter((part) => part !== '')
    .map((part) => {
      const partSign = part.indexOf('=');
      // A client may have encoded the whole part, including the equals sign.
      const text = partSign < 0 ? decode(part) : part;
      const sign = text.indexOf('=');
      if (sign < 0) return { name: text, value: '' };
      const [name, value] = [text.slice(0, sign), text.slice(sign + 1)];
      return partSign < 0
        ? { name, value }
        : { name: decode(name), value: decode(value.replaceAll('+', ' ')) };
    });
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw badRequest('The address is not percent-encoded correctly.');
  }
}

/** The value of the query part with a name in lower case, however the query spells it. */
export function queryValue(query: readonly QueryPart[], lowerName: string): string | undefined {
  return query.find(({ name }) => name.toLowerCase() === lowerName)?.value;
}

/** The body of a request as JSON, whatever its content type; undefined when it is empty. */
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

/** The header of a part of a multipart body. */
export interface PartHeader {
  readonly name: string;
  /** As sent, never to be used as a path; undefined when the part is not a file. */
  readonly fileName: string | undefined;
  /** Lower case, without parameters; as claimed by the sender. */
  readonly mediaType: string;
}

const disposition = /^form-data\s*(?:;|$)/i;
const parameter = /;\s*([\w!#$%&'*+.^`|~-]+)\s*=\s*(?:"([^"]*)"|([^\s;"]*))/g;
const extendedValue = /^utf-8'[^']*'(.*)$/i;
/**
 * Characters that browsers escape inside quotes as percent codes, and nothing else; a backslash is a backslash (HTML Standard,
 * multipart).
 */
const browserEscapes: Readonly<Record<string, string>> = { '%22': '"', '%0D': '\r', '%0A': '\n' };

/** Parses the header block of a part of `multipart/form-data` (RFC 7578); undefined when it does not name its part. */
export function parsePartHeader(block: Buffer): PartHeader | undefined {
  let name: string | undefined;
  let fileName: string | undefined;
  let mediaType = 'text/plain';
  for (const line of block.toString('utf8').split('\r\n')) {
    const colon = line.indexOf(':');
    if (colon <= 0) return undefined;
    const header = line.slice(0, colon).trim().toLowerCase();
    const value = line.slice(colon + 1).trim();
    if (header === 'content-type') mediaType = value.split(';', 1)[0]?.trim().toLowerCase() ?? mediaType;
    if (header !== 'content-disposition') continue;
    if (!disposition.test(value)) return undefined;
    const parameters = parseParameters(value);
    name = parameters.get('name');
    fileName = decodeExtended(parameters.get('filename*')) ?? parameters.get('filename');
  }
  return name === undefined ? undefined : { name, fileName, mediaType };
}

function parseParameters(value: string): ReadonlyMap<string, string> {
  const parameters = new Map<string, string>();
  for (const [, key = '', quoted, token] of value.matchAll(parameter)) {
    if (parameters.has(key.toLowerCase())) continue;
    parameters.set(key.toLowerCase(), quoted === undefined ? (token ?? '') : unquote(quoted));
  }
  return parameters;
}

function unquote(quoted: string): string {
  return quoted.replace(/%22|%0[AD]/gi, (code) => browserEscapes[code.toUpperCase()] ?? code);
}

function decodeExtended(value: string | undefined): string | undefined {
  const encoded = value === undefined ? undefined : extendedValue.exec(value)?.[1];
  if (encoded === undefined) return undefined;
  try {
    return decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
}

declare const guidBrand: unique symbol;

/** A GUID in lower case with hyphens: `xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx` (RFC 9562, any version). */
export type Guid = string & { readonly [guidBrand]: true };

/** Generates a random GUID; injected, so that the domain stays pure. */
export type NewGuid = () => Guid;

const guidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Whether a value is a GUID in the portal's canonical format. */
export function isGuid(value: unknown): value is Guid {
  return typeof value === 'string' && guidPattern.test(value);
}

/** Parses a GUID in any case, with or without braces; undefined when it is not one. */
export function parseGuid(value: unknown): Guid | undefined {
  if (isGuid(value)) return value;
  if (typeof value !== 'string') return undefined;
  const spelled = value
    .trim()
    .toLowerCase()
    .replace(/^\{(.*)\}$/, '$1');
  return isGuid(spelled) ? spelled : undefined;
}

import { parseGuid, type Guid } from '@form-portal/domain';
import { isIP } from 'node:net';
import type { VariableKind } from './variable.ts';

export const text: VariableKind<string> = { expected: 'a text', parse: (value) => value };

export const path: VariableKind<string> = {
  expected: 'a path of a file or folder',
  parse: (value) => (value.includes('\0') ? undefined : value),
};

export const flag: VariableKind<boolean> = {
  expected: 'true or false',
  parse: (value) => ({ true: true, false: false })[value.toLowerCase()],
};

export const guid: VariableKind<Guid> = {
  expected: 'a GUID such as {3F2504E0-4F89-41D3-9A0C-0305E82C3301}',
  parse: parseGuid,
};

/** A name or an address to listen on. */
export const host: VariableKind<string> = {
  expected: 'a host name or an IP address',
  parse: (value) =>
    isIP(value) !== 0 || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(value) ? value : undefined,
};

/** Trusted proxies: addresses or networks in CIDR notation. A /0 is refused: with it, any client could spoof its address. */
export const networks: VariableKind<readonly string[]> = {
  expected: 'IP addresses or networks such as 10.0.0.0/8, but no /0, separated by commas',
  parse: (value) => {
    const parts = commaSeparated(value);
    return parts.every(isNetwork) ? parts : undefined;
  },
};

export const list: VariableKind<readonly string[]> = {
  expected: 'values separated by commas',
  parse: commaSeparated,
};

/** The site's address: scheme, host and port, nothing more. */
export const siteUrl: VariableKind<string> = {
  expected: 'an address such as https://forms.example.org, without a path',
  parse: (value) => {
    const url = parseUrl(value, ['http:', 'https:']);
    return url?.pathname === '/' && url.search === '' && url.hash === '' && url.username === ''
      ? url.origin
      : undefined;
  },
};

export const webUrl: VariableKind<string> = {
  expected: 'a web address',
  parse: (value) => parseUrl(value, ['http:', 'https:'])?.href,
};

/** A web address used as an identifier: compared exactly, so it is kept as written. */
export const webName: VariableKind<string> = {
  expected: 'a web address',
  parse: (value) => (webUrl.parse(value) === undefined ? undefined : value),
};

/** The address of flag pictures, with `{code}` in place of the country code. */
export const flagUrl: VariableKind<string> = {
  expected: 'a web address with {code} in it',
  parse: (value) => (value.includes('{code}') && webUrl.parse(value) !== undefined ? value : undefined),
};

/** Where people open an object of the vault, with `{id}` in place of its number. */
export const objectUrl: VariableKind<string> = {
  expected: 'a web address with {id} in it',
  parse: (value) => (value.includes('{id}') && webUrl.parse(value) !== undefined ? value : undefined),
};

export const fileOrWebUrl: VariableKind<string> = {
  expected: 'a path of a file, or a web address',
  parse: (value) => (/^https?:/i.test(value) ? webUrl.parse(value) : path.parse(value)),
};

export const postgresUrl: VariableKind<string> = {
  expected: 'an address such as postgres://user:password@host:5432/database',
  parse: (value) => (parseUrl(value, ['postgres:', 'postgresql:']) === undefined ? undefined : value),
};

export const smtpUrl: VariableKind<string> = {
  expected: 'an address such as smtp://user:password@host:587',
  parse: (value) => parseUrl(value, ['smtp:', 'smtps:'])?.href,
};

export const timeZone: VariableKind<string> = {
  expected: 'a time zone such as Europe/Helsinki',
  parse: (value) => {
    try {
      return new Intl.DateTimeFormat('en', { timeZone: value }).resolvedOptions().timeZone;
    } catch {
      return undefined;
    }
  },
};

export function wholeNumber(min: number, max: number): VariableKind<number> {
  return {
    expected: `a whole number ${min}–${max}`,
    parse: (value) => {
      const number = /^\d{1,15}$/.test(value) ? Number(value) : Number.NaN;
      return number >= min && number <= max ? number : undefined;
    },
  };
}

/** A whole number, or null for `off`. */
export function limit(max: number): VariableKind<number | null> {
  const number = wholeNumber(1, max);
  return {
    expected: `${number.expected}, or off`,
    parse: (value) => (value.toLowerCase() === 'off' ? null : number.parse(value)),
  };
}

/** A number, or null for `0`. */
export function zeroOr(number: VariableKind<number>): VariableKind<number | null> {
  return {
    expected: `0, or ${number.expected}`,
    parse: (value) => (value === '0' ? null : number.parse(value)),
  };
}

export function choice<const T extends string>(...values: readonly T[]): VariableKind<T> {
  return {
    expected: values.join(' or '),
    parse: (value) => values.find((candidate) => candidate === value),
  };
}

export function longText(minLength: number): VariableKind<string> {
  return {
    expected: `a text of at least ${minLength} characters`,
    parse: (value) => (value.length >= minLength ? value : undefined),
  };
}

function commaSeparated(value: string): readonly string[] {
  return value
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function parseUrl(value: string, protocols: readonly string[]): URL | undefined {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  return url !== undefined && protocols.includes(url.protocol) && url.hostname !== '' ? url : undefined;
}

function isNetwork(value: string): boolean {
  const [address = '', prefix, ...rest] = value.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return prefix === undefined || wholeNumber(1, version === 4 ? 32 : 128).parse(prefix) !== undefined;
}

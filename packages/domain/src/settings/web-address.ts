// Defined by the URL standard and available in browsers and Node, but in neither of the type libraries that
// the domain uses.
declare const URL: new (address: string) => unknown;

function isAddress(text: string, start: RegExp): boolean {
  return start.test(text) && !/[\s\p{Cc}]/u.test(text) && canParse(text);
}

function canParse(address: string): boolean {
  try {
    return Boolean(new URL(address));
  } catch {
    return false;
  }
}

/**
 * Whether a text is a web address starting with `http://` or `https://`; never true for script and data
 * URLs.
 */
export function isWebAddress(text: string): boolean {
  return isAddress(text, /^https?:\/\//i);
}

/**
 * Whether a text may be used as a link target: `http://`, `https://` or `mailto:` with an address
 * (specification §5, Site settings).
 */
export function isLinkAddress(text: string): boolean {
  return isWebAddress(text) || isAddress(text, /^mailto:[^@]+@[^@]/i);
}

/** Whether a text looks like an e-mail address: one `@` with text on both sides, and a dot in the domain. */
export function isEmailAddress(text: string): boolean {
  return /^[^\s@<>"]{1,64}@[^\s@<>"]{1,250}\.[^\s@.<>"]{2,}$/.test(text);
}

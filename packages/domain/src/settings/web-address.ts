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

/**
 * Returns the link target of an address for feedback: an e-mail address, which has no colon, or a link target
 * already. Empty for an empty one.
 */
export function feedbackLink(address: string): string {
  return /^[^:]+$/.test(address) ? `mailto:${address}` : address;
}

// The URL standard's own class: part of browsers and Node alike, and of neither's type library, which the domain does without.
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

/** Whether a text is an address that starts with `http://` or `https://`. Scripts and data never are. */
export function isWebAddress(text: string): boolean {
  return isAddress(text, /^https?:\/\//i);
}

/** Whether a text may stand behind a link: `http://`, `https://` or `mailto:` with an address (specification §5, Site settings). */
export function isLinkAddress(text: string): boolean {
  return isWebAddress(text) || isAddress(text, /^mailto:[^@]+@[^@]/i);
}

/** Whether a text looks like an e-mail address: one `@` with something on both sides, and a point in the domain. */
export function isEmailAddress(text: string): boolean {
  return /^[^\s@<>"]{1,64}@[^\s@<>"]{1,250}\.[^\s@.<>"]{2,}$/.test(text);
}

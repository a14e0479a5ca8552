/** Common mail domains in Finland and the Nordic countries, and real ones that would look like a slip of these. */
const domains = (
  'gmail.com hotmail.com hotmail.fi outlook.com icloud.com yahoo.com live.com live.fi luukku.com kolumbus.fi ' +
  'elisanet.fi saunalahti.fi suomi24.fi netti.fi pp.inet.fi welho.com windowslive.com protonmail.com ' +
  'mail.com mail.fi ymail.com email.com gmx.com hotmail.se outlook.fi yahoo.se hotmail.de gmail.fi'
).split(' ');

/**
 * Returns the address that was probably meant when its domain is one slip from a common one, as in
 * `name@gmial.com`; undefined when nothing suggests a slip. Never a reason to refuse an address.
 */
export function probableAddress(address: string): string | undefined {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1).toLowerCase();
  if (at < 1 || domains.includes(domain)) return undefined;
  const meant = domains.find((common) => isOneSlip(domain, common) && !isSameInOtherCountry(domain, common));
  return meant === undefined ? undefined : `${address.slice(0, at)}@${meant}`;
}

/** Whether two domains are those of one service in two countries, as `hotmail.es` and `hotmail.se` are. */
function isSameInOtherCountry(one: string, other: string): boolean {
  const [name, otherName] = [one, other].map((domain) => /^(.+)\.[a-z]{2}$/.exec(domain)?.[1]);
  return name !== undefined && name === otherName;
}

/** Whether two texts differ by one letter that was added, left out or wrong, or by two that were swapped. */
function isOneSlip(typed: string, meant: string): boolean {
  let from = 0;
  while (from < typed.length && typed[from] === meant[from]) from += 1;
  const [tail, meantTail] = [typed.slice(from), meant.slice(from)];
  return (
    tail.slice(1) === meantTail ||
    tail === meantTail.slice(1) ||
    tail.slice(1) === meantTail.slice(1) ||
    (tail.slice(2) === meantTail.slice(2) && tail[0] === meantTail[1] && tail[1] === meantTail[0])
  );
}

/** The meaning of clamd's reply for one content; undefined: not a reply of clamd. */
export type ClamdVerdict =
  | { readonly kind: 'clean' }
  | { readonly kind: 'infected'; readonly virus: string }
  /** It was looked at in part, or not at all. */
  | { readonly kind: 'unscanned'; readonly reason: string };

const tooLarge = 'A file is larger than the virus scanner takes (StreamMaxLength in clamd.conf).';
const beyondLimits = 'A file exceeds what the virus scanner looks into (its limits in clamd.conf).';
const failed = 'The virus scanner could not scan a file; its log says why.';

/** Reads an answer to INSTREAM (clamd(8)). */
export function readVerdict(reply: string): ClamdVerdict | undefined {
  if (reply === 'stream: OK') return { kind: 'clean' };
  const [, virus] = /^stream: (.+) FOUND$/s.exec(reply) ?? [];
  // With AlertExceedsMax clamd reports content that it did not scan as if it had found a virus there.
  if (virus?.startsWith('Heuristics.Limits.Exceeded') === true)
    return { kind: 'unscanned', reason: beyondLimits };
  if (virus !== undefined) return { kind: 'infected', virus: printable(virus) };
  if (/size limit exceeded/i.test(reply)) return { kind: 'unscanned', reason: tooLarge };
  return /\bERROR$/.test(reply) ? { kind: 'unscanned', reason: failed } : undefined;
}

/** Names of signatures are plain, but they come from outside. */
function printable(name: string): string {
  return name.replace(/[^\x20-\x7e]/g, '?').slice(0, 100);
}

/** The meaning of clamd's reply for one file. */
export type ClamdVerdict =
  | { readonly kind: 'clean' }
  | { readonly kind: 'infected'; readonly virus: string }
  /** Scanned in part or not at all. */
  | { readonly kind: 'unscanned'; readonly reason: string };

const tooLarge = 'A file is larger than the virus scanner accepts (StreamMaxLength in clamd.conf).';
const beyondLimits = 'A file exceeds the limits of the virus scanner (clamd.conf).';
const failed = 'The virus scanner could not scan a file; see its log.';

/** Parses the reply to INSTREAM (clamd(8)); undefined when it is not one. */
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

/** Signature names are plain text, but not under our control. */
function printable(name: string): string {
  return name.replace(/[^\x20-\x7e]/g, '?').slice(0, 100);
}

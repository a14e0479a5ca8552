import { anyDash } from '../text/dashes.ts';
import { isRealDate } from '../time/real-date.ts';

/** The content of a Finnish personal identity code. The individual number is never interpreted. */
export interface PersonalIdentityCode {
  /** Upper case, with the original century sign, which is part of the code. */
  readonly code: string;
  /** `YYYY-MM-DD`. */
  readonly birthDate: string;
  /** Whether the check character is correct. */
  readonly hasRightCheckCharacter: boolean;
}

const codePattern = /^(\d{2})(\d{2})(\d{2})([-+A-FU-Y])(\d{3})([0-9A-Y])$/;
const checkCharacters = '0123456789ABCDEFHJKLMNPRSTUVWXY';

// Since 1 January 2023, the century signs B–F and U–Y are in use besides A and the hyphen (Digital and
// Population Data Services Agency).
const centuries: Readonly<Record<string, string>> = {
  '+': '18',
  ...Object.fromEntries([...'-YXWVU'].map((sign) => [sign, '19'])),
  ...Object.fromEntries([...'ABCDEF'].map((sign) => [sign, '20'])),
};

/**
 * Parses a Finnish personal identity code in either case, with any dash and surrounding blanks. Returns undefined when
 * the text has another format, the date does not exist or the individual number is below 002. A wrong check
 * character is reported, not refused: a caller that received the code signed by Suomi.fi only logs it.
 */
export function readPersonalIdentityCode(text: string): PersonalIdentityCode | undefined {
  const code = text.trim().toUpperCase().replace(anyDash, '-');
  const [, day = '', month = '', shortYear = '', sign = '', individual = '', check = ''] =
    codePattern.exec(code) ?? [];
  const century = centuries[sign];
  if (century === undefined || Number(individual) < 2) return undefined;
  const year = century + shortYear;
  if (!isRealDate(Number(year), Number(month), Number(day))) return undefined;
  const expected = checkCharacters[Number(day + month + shortYear + individual) % 31];
  return { code, birthDate: `${year}-${month}-${day}`, hasRightCheckCharacter: check === expected };
}

/**
 * Masks a code from its eighth character on: `210281-****` (specification D33). A shorter text is masked
 * completely.
 */
export function maskPersonalIdentityCode(code: string): string {
  return code.length <= 7 ? '*'.repeat(code.length) : code.slice(0, 7) + '*'.repeat(code.length - 7);
}

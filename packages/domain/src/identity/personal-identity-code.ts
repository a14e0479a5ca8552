import { isRealDate } from '../vault-date-time.ts';

/** What a Finnish personal identity code tells. Nothing is ever read from the individual number. */
export interface PersonalIdentityCode {
  /** Upper case, with its own century sign, which belongs to the code. */
  readonly code: string;
  /** `YYYY-MM-DD`. */
  readonly birthDate: string;
  /** Whether the last character is the right one. */
  readonly checkCharacterRight: boolean;
}

const form = /^(\d{2})(\d{2})(\d{2})([-+A-FU-Y])(\d{3})([0-9A-Y])$/;
const checkCharacters = '0123456789ABCDEFHJKLMNPRSTUVWXY';

// The signs B–F and U–Y stand beside A and the hyphen since 1.1.2023 (Digital and Population Data Services Agency).
const centuries: Readonly<Record<string, string>> = {
  '+': '18',
  ...Object.fromEntries([...'-YXWVU'].map((sign) => [sign, '19'])),
  ...Object.fromEntries([...'ABCDEF'].map((sign) => [sign, '20'])),
};

/**
 * Reads a Finnish personal identity code in either case, with blanks around it; undefined when the text has another form, its date
 * does not exist or its individual number is below 002. A wrong check character is told, not refused: whoever got the code signed
 * from the national service only logs it.
 */
export function readPersonalIdentityCode(text: string): PersonalIdentityCode | undefined {
  const code = text.trim().toUpperCase();
  const [, day = '', month = '', shortYear = '', sign = '', individual = '', check = ''] =
    form.exec(code) ?? [];
  const century = centuries[sign];
  if (century === undefined || Number(individual) < 2) return undefined;
  const year = century + shortYear;
  if (!isRealDate(Number(year), Number(month), Number(day))) return undefined;
  const expected = checkCharacters[Number(day + month + shortYear + individual) % 31];
  return { code, birthDate: `${year}-${month}-${day}`, checkCharacterRight: check === expected };
}

/** Whether a text is a Finnish personal identity code with the right check character. */
export function isPersonalIdentityCode(text: string): boolean {
  return readPersonalIdentityCode(text)?.checkCharacterRight ?? false;
}

/** The code with its last four characters hidden: `210281-****` (specification D33). Anything shorter is hidden whole. */
export function maskPersonalIdentityCode(code: string): string {
  return code.length <= 7 ? '*'.repeat(code.length) : code.slice(0, 7) + '*'.repeat(code.length - 7);
}

import { identityCodesIn } from '../identity/mask-identity-codes.ts';
import { failed, ok, type Result } from '../problems/result.ts';
import { isMailAddress } from '../text/mail-address.ts';

/** What a person can be identified by. */
export const dataSubjectKeys = ['code', 'email', 'name'] as const;

/** One of {@link dataSubjectKeys}. */
export type DataSubjectKey = (typeof dataSubjectKeys)[number];

/** A person whose data is requested (GDPR, articles 15 and 17). */
export interface DataSubject {
  readonly by: DataSubjectKey;
  /** A code in upper case, or an address or a name in lower case; trimmed. */
  readonly value: string;
}

/**
 * Normalises typed input for comparison. Problem code: `request.invalid`, path `Value`, when it cannot
 * identify anybody.
 */
export function readDataSubject(by: DataSubjectKey, typed: string): Result<DataSubject> {
  const trimmed = typed.trim().normalize('NFC');
  const value = by === 'code' ? trimmed.toUpperCase() : trimmed.toLowerCase();
  // A name without letters has no words, so that it would match every text.
  const identifiesSomebody =
    by === 'email' ? isMailAddress(value) : wordsOf({ by, value }).join(' ').length >= minLength[by];
  return identifiesSomebody ? ok({ by, value }) : failed({ code: 'request.invalid', path: 'Value' });
}

/** In characters. */
const minLength = { code: 6, name: 3 };

/**
 * Returns words, in lower case, that every text about the person contains, for a search that precedes
 * {@link concerns}.
 */
export function wordsOf({ by, value }: DataSubject): readonly string[] {
  return by === 'name' ? namesIn(value) : [value.toLowerCase()];
}

/**
 * Whether the texts of one item (a submission, an object) are about the person: a text equals or contains
 * the code, or contains the address; for a name, every part of it is a word of some text, because forms ask
 * for first and last names separately.
 */
export function concerns({ by, value }: DataSubject, texts: readonly string[]): boolean {
  switch (by) {
    case 'code':
      return texts.some(
        (text) =>
          text.trim().toUpperCase() === value ||
          text.toUpperCase().split(aroundTerms).includes(value) ||
          identityCodesIn(text).includes(value),
      );
    case 'email':
      return texts.some((text) => text.toLowerCase().split(aroundTerms).includes(value));
    case 'name': {
      const words = new Set(texts.flatMap(namesIn));
      return namesIn(value).every((word) => words.has(word));
    }
  }
}

const aroundTerms = /[\s<>()[\],;:"]+|\.(?=\s|$)/;

function namesIn(text: string): readonly string[] {
  return text
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}’'-]+/u)
    .filter((word) => word !== '');
}

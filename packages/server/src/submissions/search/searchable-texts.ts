import {
  answerTo,
  fieldsInOrder,
  findHits,
  foldCase,
  identityCodesIn,
  maskAnswerText,
  maskIdentityCodes,
  maskIdentityValues,
  verifiedName,
  withStoredRows,
  type LocalizedText,
  type StoredSubmission,
} from '@form-portal/domain';
import type { AnswerDisplay } from '../administration/answer-display.ts';

/** The parts of a submission that searches look through. */
export interface SearchedSubmission extends Pick<
  StoredSubmission,
  'reference' | 'answers' | 'logic' | 'identity'
> {
  readonly fileNames: readonly string[];
}

/** A text that a submission is found by. */
interface SearchableText {
  readonly kind: 'answer' | 'file';
  /** The question; empty for a file. */
  readonly label: LocalizedText;
  /** As administrators see it, with identity codes masked. */
  readonly text: string;
  /** With identity codes in full. */
  readonly unmasked: string;
  /** The answer as stored, masked, if people see it spelled differently; otherwise empty. */
  readonly stored: string;
}

/** The row of the search index. */
export interface SearchEntry {
  readonly text: string;
  readonly codes: readonly string[];
  readonly senderKey: string;
}

/** Where a submission contains what was searched for. */
export interface SearchHit extends Pick<SearchableText, 'kind' | 'label'> {
  /** The text around the first hit, on one line; `…` where it was cut. */
  readonly text: string;
}

/** The row of the search index for a submission; the codes are in full, to be hashed. */
export function searchEntryOf(submission: SearchedSubmission, display: AnswerDisplay): SearchEntry {
  const texts = searchableTexts(submission, display);
  const sender = verifiedName(maskIdentityValues(submission.identity));
  const { personalIdentityCode } = submission.identity;
  const codes = [
    ...(personalIdentityCode === undefined ? [] : [personalIdentityCode.trim().toUpperCase()]),
    ...texts.flatMap(({ unmasked }) => identityCodesIn(unmasked)),
  ];
  return {
    text: [submission.reference, sender ?? '', ...texts.flatMap(({ text, stored }) => [text, stored])]
      .filter((text, index) => index < 2 || text !== '')
      .map(foldCase)
      .join('\n'),
    codes: [...new Set(codes)],
    senderKey: sender === null ? afterAllNames : sortKeyOf(sender),
  };
}

/**
 * The answer or file name that contains the most of the words, apart from words in the sender's name or the reference, which lists show
 * anyway; null when none contains any.
 */
export function searchHitOf(
  submission: SearchedSubmission,
  display: AnswerDisplay,
  words: readonly string[],
): SearchHit | null {
  const sender = verifiedName(maskIdentityValues(submission.identity)) ?? '';
  const shown = `${submission.reference} ${sender}`.normalize('NFC');
  const others = words.filter((word) => findHits(shown, [word]).length === 0);
  let best: { readonly hit: SearchHit; readonly count: number } | null = null;
  for (const { kind, label, text } of searchableTexts(submission, display)) {
    const line = text.replace(/\s+/g, ' ');
    const count = others.filter((word) => findHits(line, [word]).length > 0).length;
    if (count > (best?.count ?? 0)) best = { hit: { kind, label, text: excerptOf(line, others) }, count };
  }
  return best?.hit ?? null;
}

function searchableTexts(
  { answers, logic, identity, fileNames }: SearchedSubmission,
  { form, fieldTypes, locale, codeProperty }: AnswerDisplay,
): readonly SearchableText[] {
  const clues = { codeProperty, senderCode: identity.personalIdentityCode };
  const answered = fieldsInOrder(withStoredRows(form, { answers, logic })).map((field): SearchableText => {
    const type = fieldTypes.get(field.type);
    const answer = answerTo(answers, field.guid);
    const unmasked = type.display(field, answer, locale).normalize('NFC');
    const masked = (shown: string) => maskAnswerText(shown, field.property, clues);
    const isStoredOtherwise =
      typeof answer === 'string' && type.comparesAs(field) === 'text' && answer !== unmasked;
    const stored = isStoredOtherwise ? masked(answer) : '';
    return { kind: 'answer', label: field.label, text: masked(unmasked), unmasked, stored };
  });
  const files = fileNames.map((name): SearchableText => {
    const unmasked = name.normalize('NFC');
    return { kind: 'file', label: {}, text: maskIdentityCodes(unmasked), unmasked, stored: '' };
  });
  return [...answered.filter(({ text }) => text !== ''), ...files];
}

/** Maximum numbers of characters before the first hit and of the whole excerpt. */
const maxBeforeHit = 16;
const maxExcerpt = 120;

function excerptOf(line: string, words: readonly string[]): string {
  const hit = findHits(line, words)[0]?.from ?? 0;
  const from = hit <= maxBeforeHit ? 0 : wordStart(line, hit);
  const to = from + maxExcerpt;
  return `${from > 0 ? '…' : ''}${line.slice(from, to)}${to < line.length ? '…' : ''}`;
}

/** The start of the first word of an excerpt, or of the part of a long one. */
function wordStart(line: string, hit: number): number {
  const space = line.indexOf(' ', hit - maxBeforeHit);
  return space >= 0 && space < hit ? space + 1 : hit - maxBeforeHit;
}

/** The key of submissions without a name: sorts after every letter. */
export const afterAllNames = '~';

// The last letters of the Finnish and Swedish alphabets, in their order.
const lastLetters: Readonly<Record<string, string>> = { å: '{', ä: '|', ö: '}' };

/** A key whose bytes sort names in the order of the Finnish alphabet; other accents are ignored. */
function sortKeyOf(name: string): string {
  return Array.from(
    foldCase(name.normalize('NFC')),
    (letter) => lastLetters[letter] ?? letter.normalize('NFD').replace(/\p{M}/gu, ''),
  ).join('');
}

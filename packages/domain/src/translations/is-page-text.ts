import { receiptTextKeys } from './keys/visitors/receipt-text-keys.ts';
import { isPanelText, textAudienceOf, textPartOf } from './text-parts.ts';

const ofReceipts: ReadonlySet<string> = new Set<string>(receiptTextKeys);

/**
 * Whether a key's text is included in visitors' pages: those of the parts that visitors read, except for what only PDFs show, and those of
 * field types except for their panels.
 */
export function isPageText(key: string): boolean {
  if (key.startsWith('fieldType.')) return !isPanelText(key);
  return textAudienceOf(textPartOf(key)) === 'visitors' && !ofReceipts.has(key);
}

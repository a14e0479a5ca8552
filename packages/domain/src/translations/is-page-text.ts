import { receiptTextKeys } from './keys/visitors/receipt-text-keys.ts';
import { isPanelText, textAudienceOf, textPartOf } from './text-parts.ts';

const receiptKeys: ReadonlySet<string> = new Set(receiptTextKeys);

/**
 * Whether a key's text is included in visitors' pages: the texts of parts that visitors read, except the
 * receipt, which the server writes; those of field types, except their panels; and unlisted keys.
 */
export function isPageText(key: string): boolean {
  if (key.startsWith('fieldType.')) return !isPanelText(key);
  return textAudienceOf(textPartOf(key)) === 'visitors' && !receiptKeys.has(key);
}

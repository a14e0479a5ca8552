import { administrationProblemTextKeys } from './keys/administration/problem-text-keys.ts';
import { vaultTextKeys } from './keys/administration/vault-text-keys.ts';
import { receiptTextKeys } from './keys/visitors/receipt-text-keys.ts';

const others: ReadonlySet<string> = new Set<string>([
  ...receiptTextKeys,
  ...administrationProblemTextKeys,
  ...vaultTextKeys,
]);

/**
 * Whether a key is of a text that the settings of a field type show in the form builder, and visitors never see: in its panel, as the name
 * of a setting that is a text, or among the findings.
 */
export function isPanelText(key: string): boolean {
  return /^fieldType\.[^.]+\.panel\./.test(key);
}

/**
 * Whether a key's text is included in visitors' pages: the portal's page texts, those of field types except for their panels, and
 * unlisted keys.
 */
export function isPageText(key: string): boolean {
  return !others.has(key) && !key.startsWith('admin.') && !isPanelText(key);
}

import { administrationProblemTextKeys } from './keys/administration/problem-text-keys.ts';
import { vaultTextKeys } from './keys/administration/vault-text-keys.ts';
import { receiptTextKeys } from './keys/visitors/receipt-text-keys.ts';

const others: ReadonlySet<string> = new Set<string>([
  ...receiptTextKeys,
  ...administrationProblemTextKeys,
  ...vaultTextKeys,
]);

/**
 * Whether a key's text is included in visitors' pages: the portal's page texts, those of field types, and
 * unlisted keys.
 */
export function isPageText(key: string): boolean {
  return !others.has(key) && !key.startsWith('admin.');
}

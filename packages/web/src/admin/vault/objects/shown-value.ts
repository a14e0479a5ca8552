import { dataTypes, utcOf } from '@form-portal/domain';
import type { I18n } from '../../../shared/i18n/i18n.ts';
import type { VaultObjectProperty } from './vault-object.wire.ts';

/**
 * A value in the reader's language. Numbers may be ids, and names and texts are the vault's own: those are as the vault shows them, and
 * so is what is masked.
 */
export function shownValue(
  { value, typed, dataType, masked }: Pick<VaultObjectProperty, 'value' | 'typed' | 'dataType' | 'masked'>,
  { text, date, dateTime }: Pick<I18n, 'text' | 'date' | 'dateTime'>,
  timeZone: string,
): string {
  if (masked) return value;
  if (dataType === dataTypes.boolean && typeof typed === 'boolean') return text(typed ? 'yes' : 'no');
  if (typeof typed !== 'string') return value;
  if (dataType === dataTypes.date) return date(typed);
  const instant = dataType === dataTypes.timestamp ? utcOf(typed, timeZone) : undefined;
  return instant === undefined ? value : dateTime(instant);
}

import type { FieldType } from '@form-portal/domain';
import type { BundledLanguage, BundledTextKey } from '@form-portal/domain/texts';

/** Bundled languages whose own folder lacks the text of a key. */
type LanguagesWithout<Key> = {
  readonly [L in BundledLanguage]: Key extends BundledTextKey<L> ? never : L;
}[BundledLanguage];

/** A text in every bundled language; a language whose own folder has it may be left out. */
type TextOf<Key> = Readonly<Record<LanguagesWithout<Key>, string> & Partial<Record<BundledLanguage, string>>>;

/** Returns the texts of a field type. The compiler names the bundled languages that a key lacks (decision 0041). */
export function defineTexts<Key extends `fieldType.${string}`>(texts: {
  readonly [K in Key]: TextOf<K>;
}): FieldType['texts'] {
  return texts;
}

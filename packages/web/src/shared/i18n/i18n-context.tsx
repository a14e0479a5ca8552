import { createContext, use } from 'react';
import type { I18n } from './i18n.ts';
import type { LocalizedText, TextParams } from '@form-portal/domain';
import type { ReactElement } from 'react';

/** The page's language for everything below it. */
export const I18nContext = createContext<I18n | null>(null);

/** The page's language; texts, numbers and times in it. */
export function useI18n(): I18n {
  const i18n = use(I18nContext);
  if (i18n === null) throw new Error('useI18n is called outside of I18nContext');
  return i18n;
}

/** A text of a form or the settings, marked with its language where that is not the page's (docs/design.md#language-picker). */
export function Localized({ text }: { readonly text: LocalizedText }): ReactElement | string {
  const i18n = useI18n();
  const found = i18n.find(text);
  if (found.language === i18n.language) return found.text;
  return <span lang={i18n.tagOf(found.language)}>{found.text}</span>;
}

export interface PortalTextProps {
  readonly textKey: string;
  readonly params?: TextParams;
}

/** A text of the portal, marked with its language where it fell back to another one than the page's (docs/design.md#language-picker). */
export function PortalText({ textKey, params }: PortalTextProps): ReactElement | string {
  const { text, fallbackTag } = useI18n();
  const tag = fallbackTag(textKey, params);
  const shown = text(textKey, params);
  return tag === undefined ? shown : <span lang={tag}>{shown}</span>;
}

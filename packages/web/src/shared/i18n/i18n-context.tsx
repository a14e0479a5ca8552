import { createContext, use } from 'react';
import { withSoftHyphens } from './soft-hyphens.ts';
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

export interface LocalizedProps {
  readonly text: LocalizedText;
  /** A heading, whose long words are hyphenated where the browser can't (decision 0059). Not for names that people say or look for. */
  readonly isHeading?: boolean;
}

/** A text of a form or the settings, marked with its language where that is not the page's (docs/design.md#language-picker). */
export function Localized({ text, isHeading = false }: LocalizedProps): ReactElement | string {
  const i18n = useI18n();
  const found = i18n.find(text);
  const tag = i18n.tagOf(found.language);
  const shown = isHeading ? withSoftHyphens(found.text, tag) : found.text;
  return found.language === i18n.language ? shown : <span lang={tag}>{shown}</span>;
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

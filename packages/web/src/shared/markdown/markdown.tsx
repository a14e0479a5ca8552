import { createContext, use, useMemo } from 'react';
import { classNames } from '@form-portal/ui';
import { useI18n } from '../i18n/i18n-context.tsx';
import styles from './markdown.module.css';
import type { LocalizedText } from '@form-portal/domain';
import type { MarkdownToHtml } from './markdown-to-html.ts';
import type { ReactElement } from 'react';

/** The markdown parser: always available on the server, in the browser only where texts appear that the server has not rendered. */
export const MarkdownContext = createContext<MarkdownToHtml | null>(null);

export interface MarkdownProps {
  readonly text: LocalizedText;
  /** Id for `aria-describedby`: of the whole text, or of its first paragraph when it contains links. */
  readonly id?: string;
  readonly className?: string | undefined;
}

/**
 * Markdown in the page's language, by the fallback rule; nothing when it is empty. The visitors' script has no parser: without one, the HTML
 * rendered by the server is left as it is. A text that first appears in the browser needs the parser.
 */
export function Markdown({ text, id, className }: MarkdownProps): ReactElement | null {
  const i18n = useI18n();
  const toHtml = use(MarkdownContext);
  const found = i18n.find(text);
  const opensInNewTab = i18n.text('opensInNewTab');
  const html = useMemo(
    () => toHtml?.(found.text, { opensInNewTab, id }) ?? '',
    [toHtml, found.text, opensInNewTab, id],
  );
  if (found.text === '') return null;
  const foreign = found.language === i18n.language ? undefined : i18n.tagOf(found.language);
  return (
    <div
      className={classNames(styles.markdown, className)}
      lang={foreign}
      suppressHydrationWarning
      // Safe: markdownToHtml writes a closed set of tags and drops the source's own.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

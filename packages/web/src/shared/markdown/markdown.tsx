import { createContext, use, useMemo, useState } from 'react';
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
 * Markdown in the page's language, by the fallback rule; nothing when it is empty. The visitors' script has no parser: a text that is
 * mounted without one keeps the HTML rendered by the server until the language changes. Any other text needs the parser.
 */
export function Markdown({ text, id, className }: MarkdownProps): ReactElement | null {
  const i18n = useI18n();
  const toHtml = use(MarkdownContext);
  const [fromServer, setFromServer] = useState(toHtml === null ? i18n : null);
  if (fromServer !== null && fromServer !== i18n) setFromServer(null);
  const found = i18n.find(text);
  const opensInNewTab = i18n.text('opensInNewTab');
  const html = useMemo(
    () => (fromServer === i18n ? '' : (toHtml?.(found.text, { opensInNewTab, id }) ?? '')),
    [fromServer, i18n, toHtml, found.text, opensInNewTab, id],
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

import { Fragment } from 'react';
import { useI18n } from '../shared/i18n/i18n-context.tsx';
import type { TextKey, TextParams } from '@form-portal/domain';
import type { ReactElement, ReactNode } from 'react';

export interface NamingTextProps {
  readonly textKey: TextKey;
  readonly params?: TextParams;
  /** Shown at the placeholders that `params` leaves out. */
  readonly names: Readonly<Record<string, ReactNode>>;
}

/** A text of the portal around names that may be in other languages than the page's, each marked with its own. */
export function NamingText({ textKey, params, names }: NamingTextProps): ReactElement {
  const { text, fallbackTag } = useI18n();
  const tag = fallbackTag(textKey, params);
  const marked = (words: string): ReactNode => (tag === undefined ? words : <span lang={tag}>{words}</span>);
  return (
    <>
      {text(textKey, params)
        .split(/\{(\w+)\}/)
        .map((part, at) => (
          // Words and placeholders alternate, and have no identity of their own.
          <Fragment key={at}>{at % 2 === 0 ? part !== '' && marked(part) : names[part]}</Fragment>
        ))}
    </>
  );
}

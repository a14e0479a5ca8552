import { findHits, readSearchText } from '@form-portal/domain';
import { createContext, use } from 'react';
import styles from './marked-text.module.css';
import type { ReactElement } from 'react';

/** What the list is searched for, as typed; empty: nothing. */
export const SearchContext = createContext('');

/** A text with the search words marked. */
export function MarkedText({ text: plain }: { readonly text: string }): ReactElement {
  const read = readSearchText(use(SearchContext));
  const text = plain.normalize('NFC');
  const hits = findHits(text, read.kind === 'words' ? read.words : []);
  return (
    <>
      {hits.map(({ from, to }, index) => (
        <span key={from}>
          {text.slice(hits[index - 1]?.to ?? 0, from)}
          <mark className={styles.hit}>{text.slice(from, to)}</mark>
        </span>
      ))}
      {text.slice(hits.at(-1)?.to ?? 0)}
    </>
  );
}

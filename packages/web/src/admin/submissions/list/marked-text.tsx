import { findHits } from '@form-portal/domain';
import styles from './submission-list.module.css';
import type { ReactElement } from 'react';

export interface MarkedTextProps {
  readonly text: string;
  /** As `readSearchText` returns them. */
  readonly words: readonly string[];
}

/** A text with the words that were searched for marked. */
export function MarkedText({ text: plain, words }: MarkedTextProps): ReactElement {
  const text = plain.normalize('NFC');
  const hits = findHits(text, words);
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

import { wordSearch } from '@form-portal/domain';
import type { DisplayLocale } from '@form-portal/domain';
import { useEffect, useEffectEvent, useState } from 'react';
import { displayNumber } from '../numbers/number.ts';

/** Pause in typing after which the number of matching options is announced, in ms. */
const speakAfterMs = 600;

/** A search among the options of a control. */
export interface OptionFilter {
  /** Takes the text of the search. */
  readonly search: (typed: string) => void;
  /** Indexes of the options whose name contains the words of the search. */
  readonly shown: ReadonlySet<number>;
  /** How many options are shown, as a text for people. */
  readonly count: string;
}

/** Filters options by a search; announces their number once typing pauses. */
export function useOptionFilter(
  names: readonly string[],
  locale: DisplayLocale,
  announce: (message: string) => void,
): OptionFilter {
  const [query, search] = useState('');
  const isFound = wordSearch(query);
  const shown = new Set(names.flatMap((name, index) => (isFound(name) ? [index] : [])));
  const spell = (n: number) => displayNumber(n, locale.languageTag);
  const count =
    shown.size === 0
      ? locale.text('fieldType.select.none')
      : locale.text('optionsShown', { n: spell(shown.size), all: spell(names.length) });

  const typed = query.trim();
  const speak = useEffectEvent(() => announce(count));
  useEffect(() => {
    if (typed === '') return;
    const timer = setTimeout(() => speak(), speakAfterMs);
    return () => clearTimeout(timer);
  }, [typed]);

  return { search, shown, count };
}

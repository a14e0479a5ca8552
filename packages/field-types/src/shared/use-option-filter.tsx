import type { DisplayLocale } from '@form-portal/domain';
import { useEffect, useEffectEvent, useState } from 'react';
import { displayNumber } from './number.ts';

/** How long typing must rest before the number of found options is spoken. */
const speakAfterMs = 600;

/** The text without case and marks, so that "a" finds "ä" and "É" finds "é". */
function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

export interface OptionFilter {
  readonly search: (typed: string) => void;
  /** Places of the options whose name holds what was typed. */
  readonly shown: ReadonlySet<number>;
  readonly count: string;
}

/** Which options a search leaves; the number is spoken once typing rests. */
export function useOptionFilter(
  names: readonly string[],
  locale: DisplayLocale,
  announce: (message: string) => void,
): OptionFilter {
  const [wanted, search] = useState('');
  const key = folded(wanted).trim();
  const shown = new Set(names.flatMap((name, place) => (folded(name).includes(key) ? [place] : [])));
  const spell = (n: number) => displayNumber(n, locale.languageTag);
  const count =
    shown.size === 0
      ? locale.text('fieldType.select.none')
      : locale.text('optionsShown', { n: spell(shown.size), all: spell(names.length) });

  const speak = useEffectEvent(() => announce(count));
  useEffect(() => {
    if (key === '') return;
    const timer = setTimeout(() => speak(), speakAfterMs);
    return () => clearTimeout(timer);
  }, [key]);

  return { search, shown, count };
}

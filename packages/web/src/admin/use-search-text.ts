import { useState } from 'react';

/** The text of a search field, as typed until the address changes by other means: Back, or a link to the whole list. */
export function useSearchText(searched: string): readonly [string, (typed: string) => void] {
  const [typed, setTyped] = useState(searched);
  const [lastSearched, setLastSearched] = useState(searched);
  if (lastSearched !== searched) {
    setLastSearched(searched);
    if (typed.trim() !== searched) setTyped(searched);
  }
  return [typed, setTyped];
}

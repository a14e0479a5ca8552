import { useState } from 'react';

/** An option: its name, and a short note that is searched too. */
export interface Choice {
  readonly key: string;
  readonly name: string;
  /** The tag of the name's language where that is not the page's. */
  readonly lang?: string | undefined;
  readonly note?: string | undefined;
}

/** Takes what was typed and returns whether a text is found by it. */
export type SearchBy = (typed: string) => (text: string) => boolean;

/** State of a searchable list: the search text, the matching options and the active one. */
export interface OptionSearch {
  /** Null when the list is closed. */
  readonly typed: string | null;
  readonly found: readonly Choice[];
  readonly active: string | null;
  readonly open: () => void;
  readonly close: () => void;
  readonly type: (text: string) => void;
  /**
   * Moves to the next or previous option, wrapping around; opens a closed list. Returns the key of the new
   * active option.
   */
  readonly go: (step: 1 | -1) => string | null;
}

/** Manages the state of a searchable list, from opening to closing. */
export function useOptionSearch(
  choices: readonly Choice[],
  chosen: string | null,
  searchBy: SearchBy,
): OptionSearch {
  const [typed, setTyped] = useState<string | null>(null);
  const [at, setAt] = useState<string | null>(null);
  const found = typed === null ? [] : fitting(choices, searchBy(typed));
  const active = found.some(({ key }) => key === at) ? at : null;

  function open(): void {
    setTyped('');
    setAt(chosen);
  }

  return {
    typed,
    found,
    active,
    open,
    close() {
      setTyped(null);
      setAt(null);
    },
    type(text) {
      setTyped(text);
      setAt(text.trim() === '' ? null : (fitting(choices, searchBy(text))[0]?.key ?? null));
    },
    go(step) {
      if (typed === null) {
        open();
        return chosen;
      }
      const next = nextKey(found, active, step);
      setAt(next);
      return next;
    },
  };
}

function nextKey(found: readonly Choice[], active: string | null, step: 1 | -1): string | null {
  const from = found.findIndex(({ key }) => key === active);
  const next = from < 0 && step < 0 ? found.length - 1 : from + step;
  return found[(next + found.length) % Math.max(1, found.length)]?.key ?? null;
}

/** Returns the options that are found by name, followed by those that are found only with their note. */
function fitting(choices: readonly Choice[], isFound: ReturnType<SearchBy>): readonly Choice[] {
  const named = choices.filter(({ name }) => isFound(name));
  const noted = choices.filter(({ name, note = '' }) => !isFound(name) && isFound(`${name}\n${note}`));
  return [...named, ...noted];
}

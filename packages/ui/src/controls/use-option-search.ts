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
  readonly matches: readonly Choice[];
  readonly active: string | null;
  readonly open: () => void;
  readonly close: () => void;
  readonly type: (text: string) => void;
  /**
   * Moves to the next or previous option, wrapping around; opens a closed list. Returns the key of the new
   * active option.
   */
  readonly moveActive: (step: 1 | -1) => string | null;
}

/** Manages the state of a searchable list, from opening to closing. */
export function useOptionSearch(
  choices: readonly Choice[],
  chosen: string | null,
  searchBy: SearchBy,
): OptionSearch {
  const [typed, setTyped] = useState<string | null>(null);
  const [activeKey, setActiveKey] = useState<string | null>(null);
  const matches = typed === null ? [] : matchesOf(choices, searchBy(typed));
  const active = matches.some(({ key }) => key === activeKey) ? activeKey : null;

  function open(): void {
    setTyped('');
    setActiveKey(chosen);
  }

  return {
    typed,
    matches,
    active,
    open,
    close() {
      setTyped(null);
      setActiveKey(null);
    },
    type(text) {
      setTyped(text);
      setActiveKey(text.trim() === '' ? null : (matchesOf(choices, searchBy(text))[0]?.key ?? null));
    },
    moveActive(step) {
      if (typed === null) {
        open();
        return chosen;
      }
      const next = nextKey(matches, active, step);
      setActiveKey(next);
      return next;
    },
  };
}

function nextKey(matches: readonly Choice[], active: string | null, step: 1 | -1): string | null {
  const from = matches.findIndex(({ key }) => key === active);
  const next = from < 0 && step < 0 ? matches.length - 1 : from + step;
  return matches[(next + matches.length) % Math.max(1, matches.length)]?.key ?? null;
}

/** Returns the options that are found by name, followed by those that are found only with their note. */
function matchesOf(choices: readonly Choice[], isFound: ReturnType<SearchBy>): readonly Choice[] {
  const named = choices.filter(({ name }) => isFound(name));
  const noted = choices.filter(({ name, note = '' }) => !isFound(name) && isFound(`${name}\n${note}`));
  return [...named, ...noted];
}

import { useState } from 'react';

/** One thing to choose: its name, and a short note beside it that can be searched too. */
export interface Choice {
  readonly key: string;
  readonly name: string;
  readonly note?: string | undefined;
}

/** A list that is searched by typing: what was typed, what fits, and which of it the keys are at. */
export interface Choosing {
  /** Null: the list is closed. */
  readonly typed: string | null;
  readonly found: readonly Choice[];
  readonly active: string | null;
  readonly open: () => void;
  readonly close: () => void;
  readonly type: (text: string) => void;
  /** Goes on in the list, past its end to the other end; opens it when it is closed. Gives the key it came to. */
  readonly go: (step: 1 | -1) => string | null;
}

/** The state of a searched list, from opening to closing. */
export function useChoosing(choices: readonly Choice[], chosen: string | null): Choosing {
  const [typed, setTyped] = useState<string | null>(null);
  const [at, setAt] = useState<string | null>(null);
  const found = typed === null ? [] : fitting(choices, typed);
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
      setAt(text.trim() === '' ? null : (fitting(choices, text)[0]?.key ?? null));
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

/** What fits by its name, then what fits by its note alone. */
function fitting(choices: readonly Choice[], typed: string): readonly Choice[] {
  const wanted = typed.trim().toLocaleLowerCase();
  const has = (text = ''): boolean => text.toLocaleLowerCase().includes(wanted);
  const named = choices.filter(({ name }) => has(name));
  return [...named, ...choices.filter(({ name, note }) => !has(name) && has(note))];
}

import { useEffect, useRef } from 'react';
import { useAnnounce } from '../shell/live-region.tsx';
import { fieldIds } from './field-ids.ts';
import type { Answers, Guid } from '@form-portal/domain';

/** Time without a change after which computed values are announced, in ms: not with every key. */
const settledMs = 1000;

/** Announces the computed values on the page politely when they have changed and then stay the same for a second. */
export function ComputedAnnouncer({ answers }: { readonly answers: Answers }): null {
  const announce = useAnnounce();
  const last = useRef(answers);
  useEffect(() => {
    const timer = setTimeout(() => {
      const before = last.current;
      last.current = answers;
      const changed = Object.keys({ ...before, ...answers }).filter((key) => answers[key] !== before[key]);
      const values = changed.map(shownValue).filter((value) => value !== null);
      if (values.length > 0) announce(values.join('. '));
    }, settledMs);
    return () => clearTimeout(timer);
  }, [answers, announce]);
  return null;
}

/** A computed value with its label, as the page shows it; null for one that is not shown, and for any other answer. */
function shownValue(key: string): string | null {
  const ids = fieldIds(key as Guid);
  const output = document.getElementById(ids.control);
  if (!(output instanceof HTMLOutputElement) || output.closest('[hidden]') !== null) return null;
  return `${document.getElementById(ids.label)?.textContent ?? ''}: ${output.textContent}`;
}

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
      const values = shownValues(new Set(changed.map((key) => fieldIds(key as Guid).control)));
      if (values.length > 0) announce(values.join('. '));
    }, settledMs);
    return () => clearTimeout(timer);
  }, [answers, announce]);
  return null;
}

/** The values of those outputs that are shown, in page order: each after its label, and in a row of a group after the row's name too. */
function shownValues(outputs: ReadonlySet<string>): readonly string[] {
  return [...document.querySelectorAll('output')]
    .filter((output) => outputs.has(output.id) && output.closest('[hidden]') === null)
    .map((output) => {
      const row = output.closest('[data-row]')?.querySelector('h3');
      const label = document.getElementById(output.getAttribute('aria-labelledby') ?? '');
      return `${[row, label].flatMap((name) => name?.textContent ?? []).join(', ')}: ${output.textContent}`;
    });
}

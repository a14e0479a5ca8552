import type { KeyboardEvent } from 'react';

/** The number of items in the first row. */
function columnsOf(items: readonly HTMLElement[]): number {
  const top = items[0]?.offsetTop;
  const next = items.findIndex((item) => item.offsetTop !== top);
  return next < 0 ? items.length : next;
}

/** The item that an arrow key, Home or End moves to in a grid; null: another key, or no such item. */
export function gridTarget(
  key: string,
  items: readonly HTMLElement[],
  focused: Element | null,
): HTMLElement | null {
  const at = items.findIndex((item) => item === focused);
  const columns = columnsOf(items);
  const targets: Readonly<Record<string, number>> = {
    ArrowRight: at + 1,
    ArrowLeft: at - 1,
    ArrowDown: at + columns,
    ArrowUp: at - columns,
    Home: 0,
    End: items.length - 1,
  };
  const target = targets[key];
  return target === undefined || target < 0 ? null : (items[target] ?? null);
}

/** Letters typed within this time of each other, in ms, form one search. */
const typingPauseMs = 700;

/** Finds items by the first letters of their names; repeating a letter moves to the next match. */
export function createTypeAhead(): (
  event: Pick<KeyboardEvent, 'key' | 'timeStamp' | 'ctrlKey' | 'altKey' | 'metaKey'>,
  items: readonly HTMLElement[],
  focused: Element | null,
) => HTMLElement | null {
  let typed = '';
  let lastTypedAt = -Infinity;
  return ({ key, timeStamp, ctrlKey, altKey, metaKey }, items, focused) => {
    if (key.length !== 1 || key === ' ' || ctrlKey || altKey || metaKey) return null;
    typed = timeStamp - lastTypedAt > typingPauseMs || typed === key ? key : typed + key;
    lastTypedAt = timeStamp;
    const at = items.findIndex((item) => item === focused);
    const from = typed.length === 1 ? at + 1 : at;
    const inSearchOrder = [...items.slice(from), ...items.slice(0, from)];
    const start = typed.toLocaleLowerCase();
    return (
      inSearchOrder.find((item) => (item.textContent ?? '').toLocaleLowerCase().startsWith(start)) ?? null
    );
  };
}

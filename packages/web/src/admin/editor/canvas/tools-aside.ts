/** Time without a move after which a block has its tools again, in ms: longer than a key that is held down takes to come again. */
const calmMs = 250;

export interface ToolsAside {
  /** Takes the tools of a block that is being moved away for now, unless the focus is among them. */
  readonly put: (block: HTMLElement) => void;
  readonly stop: () => void;
}

/**
 * Keeps the tools of a block that is moved away until it rests: taking them along costs the browser more than the block itself. They are
 * back before any key does something, which may be one that goes to them.
 */
export function keepToolsAside(): ToolsAside {
  let moving: HTMLElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function bringBack(): void {
    clearTimeout(timer);
    delete moving?.dataset['moving'];
    moving = null;
  }
  function onKey({ key }: KeyboardEvent): void {
    if (!modifiers.has(key)) bringBack();
  }

  addEventListener('keydown', onKey, true);
  return {
    put(block) {
      bringBack();
      if (block.querySelector(':scope > [role="toolbar"]')?.contains(document.activeElement) === true) return;
      block.dataset['moving'] = '';
      moving = block;
      timer = setTimeout(bringBack, calmMs);
    },
    stop() {
      bringBack();
      removeEventListener('keydown', onKey, true);
    },
  };
}

const modifiers: ReadonlySet<string> = new Set(['Alt', 'Control', 'Meta', 'Shift']);

import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { keepToolsAside } from './tools-aside.ts';

function drawBlock(): HTMLElement {
  const block = document.createElement('div');
  block.innerHTML = '<button data-part="cover"></button><div role="toolbar"><button></button></div>';
  document.body.append(block);
  onTestFinished(() => block.remove());
  return block;
}

/** A block that is being moved. */
function move(): HTMLElement {
  const block = drawBlock();
  const tools = keepToolsAside();
  onTestFinished(tools.stop);
  tools.put(block);
  return block;
}

function hasTools({ dataset }: HTMLElement): boolean {
  return dataset['moving'] === undefined;
}

function press(key: string): void {
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
}

beforeEach(() => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
});

describe('the tools of a block that is moved', () => {
  it('are away until it rests', () => {
    const block = move();
    vi.advanceTimersByTime(249);
    expect(hasTools(block)).toBe(false);

    vi.advanceTimersByTime(1);
    expect(hasTools(block)).toBe(true);
  });

  it.each(['Tab', 'Escape', 'ArrowDown'])('are back before %s does anything', (key) => {
    const block = move();
    press(key);
    expect(hasTools(block)).toBe(true);
  });

  it.each(['Alt', 'Control', 'Meta', 'Shift'])(
    'stay away while %s waits for the key of the next move',
    (key) => {
      const block = move();
      press(key);
      expect(hasTools(block)).toBe(false);
    },
  );

  it('are back when another block is moved', () => {
    const [first, second] = [drawBlock(), drawBlock()];
    const tools = keepToolsAside();
    onTestFinished(tools.stop);
    tools.put(first);
    tools.put(second);
    expect([hasTools(first), hasTools(second)]).toEqual([true, false]);
  });

  it('stay while the focus is among them', () => {
    const block = drawBlock();
    block.querySelector<HTMLElement>('[role="toolbar"] button')?.focus();
    const tools = keepToolsAside();
    onTestFinished(tools.stop);
    tools.put(block);
    expect(hasTools(block)).toBe(true);
  });
});

import { describe, expect, it } from 'vitest';
import { createEditorStore } from './editor-store.ts';
import { changeCanvasCommand } from './model/commands/window/change-canvas.ts';
import { moveDownCommand, moveUpCommand } from './model/commands/layout/move-element.ts';
import { anEnv, editor, written } from './model/testing/editor-notation.ts';

describe('the store of the editor', () => {
  it('notifies its listeners of a change, then announces it; a command that is not available does neither', () => {
    const events: string[] = [];
    const store = createEditorStore(editor('[a] b'), anEnv(), {
      announce: ({ key }) => events.push(key),
      now: () => 0,
    });
    const stop = store.subscribe(() => events.push(written(store.state())));

    store.run(moveUpCommand);
    expect(events).toEqual([]);
    store.run(moveDownCommand);
    expect(events).toEqual(['b [a]', 'admin.said.movedDown']);
    stop();
    store.run(moveUpCommand);
    expect(events).not.toContain('[a] b');
  });

  it('does not notify when the canvas view stays the same', () => {
    let calls = 0;
    const store = createEditorStore(editor('a'), anEnv(), { announce: () => undefined, now: () => 0 });
    store.subscribe(() => (calls += 1));

    store.run(changeCanvasCommand({ dialog: 'move' }));
    store.run(changeCanvasCommand({ dialog: 'move' }));

    expect(calls).toBe(1);
  });
});

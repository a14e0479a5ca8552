import { guidOf } from '@form-portal/domain/testing';
import { describe, expect, it } from 'vitest';
import { createEditorStore } from './editor-store.ts';
import { moveDownCommand } from './model/commands/move-element.ts';
import { anEnv, editor } from './model/testing/editor-notation.ts';

describe('what stands elsewhere after a move', () => {
  it('hears it at once when it is selected, and later, as people do, when it only made room', () => {
    const heard: string[] = [];
    const put: (() => void)[] = [];
    const store = createEditorStore(editor('[a] b c'), anEnv(), {
      say: () => heard.push('said'),
      now: () => 0,
      later: (task) => put.push(task),
    });
    for (const name of ['a', 'b', 'c']) store.subscribeTo(guidOf(name), () => heard.push(name));

    store.run(moveDownCommand);
    expect(heard).toEqual(['a']);
    put.forEach((task) => task());

    expect(heard.slice(1).toSorted()).toEqual(['a', 'b', 'said']);
  });
});

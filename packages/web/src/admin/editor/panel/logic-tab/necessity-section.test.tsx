import { chooseNamed } from '@form-portal/ui/testing';
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { undoCommand } from '../../model/commands/window/undo-redo.ts';
import { all, is, logicTabOf, questionOf, segment, selects } from '../../testing/draw-logic-tab.tsx';

describe('when a field is required', () => {
  it('is never, when it is shown, or on a condition over any question', () => {
    const drawn = logicTabOf();
    segment('No');
    expect(questionOf(drawn, 'name')?.required).toBe(false);
    segment('When shown');
    expect(questionOf(drawn, 'name')?.required).toBe(true);
    segment('On a condition', 1);
    chooseNamed(selects('Question')[0]!, 'Later');

    expect(questionOf(drawn, 'name')).toMatchObject({
      required: false,
      requireWhen: is('later', 'answered', null),
    });
  });

  it('is “When shown” again once the choice of a condition is undone', () => {
    const drawn = logicTabOf();
    segment('On a condition', 1);
    expect(selects('Question')).toHaveLength(1);
    act(() => drawn.store.run(undoCommand));

    expect(selects('Question')).toHaveLength(0);
    const chosen = all<HTMLInputElement>('input[type="radio"]:checked').map(
      ({ parentElement }) => parentElement?.textContent,
    );
    expect(chosen).toEqual(['Always', 'When shown']);
  });
});

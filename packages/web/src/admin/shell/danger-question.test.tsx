import { click, press } from '@form-portal/ui/testing';
import { expect, it, vi } from 'vitest';
import { button, drawScreen } from '../testing/draw-screen.tsx';
import { DangerQuestion } from './danger-question.tsx';

it.each([
  ['leave a question', false, 2],
  ['do not leave one that is being carried out: its failure would go unseen', true, 0],
])('Esc and Cancel %s', (_effect, isBusy, exits) => {
  const onExit = vi.fn();
  drawScreen(
    <DangerQuestion question="Delete it?" action="Delete" isBusy={isBusy} onDo={vi.fn()} onExit={onExit}>
      <p>It is gone for good.</p>
    </DangerQuestion>,
  );

  press('Escape');
  click(button('Cancel'));

  expect(onExit).toHaveBeenCalledTimes(exits);
});

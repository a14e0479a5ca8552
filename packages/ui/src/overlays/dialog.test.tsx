import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '../controls/button.tsx';
import { Dialog } from './dialog.tsx';
import { click, mount, one, press } from '../testing/mount.tsx';
import type { DialogExit, DialogProps } from './dialog.tsx';
import type { ReactElement } from 'react';

function Question(props: Partial<DialogProps>): ReactElement {
  return (
    <Dialog labelledBy="title" onExit={() => undefined} {...props}>
      <h2 id="title" tabIndex={-1}>
        Leave?
      </h2>
      {props.children}
    </Dialog>
  );
}

describe('Dialog', () => {
  it('is named by its heading and open from the start', () => {
    mount(<Question role="alertdialog" describedBy="why" />);
    const dialog = one<HTMLDialogElement>('dialog');

    expect(dialog.open).toBe(true);
    expect(dialog.getAttribute('role')).toBe('alertdialog');
    expect(dialog.getAttribute('aria-labelledby')).toBe('title');
    expect(dialog.getAttribute('aria-describedby')).toBe('why');
  });

  it('moves the focus to the heading, or to the button marked as safe', () => {
    const { update } = mount(<Question />);
    expect(document.activeElement).toBe(one('h2'));

    update(<></>);
    update(
      <Question>
        <Button data-first-focus>Stay</Button>
      </Question>,
    );
    expect(document.activeElement?.textContent).toBe('Stay');
  });

  it('moves the focus to the heading where focusing the button would scroll it out of view', () => {
    vi.spyOn(HTMLHeadingElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -40));
    mount(
      <Question>
        <Button data-first-focus>OK</Button>
      </Question>,
    );

    expect(document.activeElement).toBe(one('h2'));
  });

  it('returns the focus to where it was', () => {
    const opener = document.body.appendChild(document.createElement('button'));
    opener.focus();
    const { update } = mount(<Question />);

    update(<></>);

    expect(document.activeElement).toBe(opener);
    opener.remove();
  });

  it.each<[DialogExit, number, number]>([
    ['escape-or-scrim', 1, 1],
    ['escape', 1, 0],
    ['none', 0, 0],
  ])(
    'with the exit "%s" exits %i times on Esc and %i times on a click on the scrim',
    (exit, byEsc, byScrim) => {
      const onExit = vi.fn();
      mount(<Question exit={exit} onExit={onExit} />);

      expect(press('Escape')).toBe(false);
      expect(onExit).toHaveBeenCalledTimes(byEsc);

      onExit.mockClear();
      click(one('h2'));
      expect(onExit).not.toHaveBeenCalled();
      click(one('dialog'));
      expect(onExit).toHaveBeenCalledTimes(byScrim);
    },
  );

  it('opens again when it has no exit but the browser closes it', () => {
    mount(<Question exit="none" />);
    act(() => one<HTMLDialogElement>('dialog').close());
    expect(one<HTMLDialogElement>('dialog').open).toBe(true);
  });
});

import { click, mount, one } from '@form-portal/ui/testing';
import { describe, expect, it, vi } from 'vitest';
import { Popup } from './popup.tsx';
import type { PopupIcon } from './popup.tsx';

describe('a popup', () => {
  it.each<[PopupIcon, string]>([
    ['info', 'dialog'],
    ['success', 'dialog'],
    ['error', 'alertdialog'],
    ['sending', 'dialog'],
    ['suomifi', 'dialog'],
  ])('with the icon %s is a modal %s of icon, title, text and button', (icon, role) => {
    const onExit = vi.fn();
    mount(
      <Popup icon={icon} title="The title" actions={<button onClick={onExit}>OK</button>} onExit={onExit}>
        <p>The text</p>
      </Popup>,
    );

    const dialog = one<HTMLDialogElement>('dialog');
    expect(dialog.open).toBe(true);
    expect(dialog.getAttribute('role') ?? 'dialog').toBe(role);
    expect(one(`[id="${dialog.getAttribute('aria-labelledby') ?? ''}"]`).textContent).toBe('The title');
    expect(one(`[id="${dialog.getAttribute('aria-describedby') ?? ''}"]`).textContent).toBe('The text');
    expect(dialog.querySelectorAll('svg, [aria-hidden="true"]').length).toBeGreaterThan(0);

    click(one('dialog button'));
    expect(onExit).toHaveBeenCalledOnce();
  });

  it('puts the safe button after the others', () => {
    mount(
      <Popup
        icon="error"
        title=""
        safe={<button>Keep</button>}
        actions={<button>Delete</button>}
        onExit={() => undefined}
      />,
    );

    const buttons = [...document.querySelectorAll('dialog button')];
    expect(buttons.map((button) => button.textContent)).toEqual(['Delete', 'Keep']);
  });

  it('draws another picture for every icon', () => {
    const pictures = (['info', 'success', 'error', 'sending', 'suomifi'] as const).map((icon) => {
      const { container, unmount } = mount(<Popup icon={icon} title="" onExit={() => undefined} />);
      const picture = container.querySelector('h2')?.previousElementSibling?.innerHTML;
      unmount();
      return picture;
    });

    expect(new Set(pictures).size).toBe(5);
  });
});

import type { Page } from '@playwright/test';

/**
 * Time in ms from the key or click to the end of the first frame that shows its effect, and of the frame in
 * which everything has been updated.
 */
export interface ActionTimes {
  readonly shown: number;
  readonly followed: number;
}

/** The measured editor actions; each has its own signs of completion. */
export type Action = 'typing' | 'moving' | 'undoing' | 'adding';

const betweenActionsMs = 60;
const longestMs = 5000;

/**
 * Adds `watchAction(name)` to a page. From the next key or click on, it checks in every frame whether the
 * effect is visible, and whether canvas, panel and tools have all been updated. A block that was placed is
 * observed: looking through the whole canvas in every frame would take as long as a tenth of the action.
 */
export const watchActions = `
  const canvas = (selector) => document.querySelector('[data-editor-region="canvas"] ' + selector);
  const selected = () => canvas('[data-part="cover"][aria-current]');
  const block = () => selected()?.closest('[data-block]');
  const words = () => selected()?.getAttribute('aria-label') ?? '';
  const isBlock = (node) => node instanceof Element && (node.matches('[data-block]') || node.querySelector('[data-block]') !== null);
  const placement = () => {
    let isPlaced = false;
    const observer = new MutationObserver((changes) => {
      isPlaced ||= changes.some(({ addedNodes }) => [...addedNodes].some(isBlock));
      if (isPlaced) observer.disconnect();
    });
    observer.observe(document.querySelector('[data-editor-region="canvas"]'), { childList: true, subtree: true });
    return () => isPlaced;
  };
  const control = () => document.querySelector('[data-editor-region="panel"] input[type="text"]');
  const title = () => document.querySelector('#panel-title').textContent;
  const hasTools = () => block()?.querySelector(':scope > [role="toolbar"]') != null;
  const hasFocus = () => block()?.contains(document.activeElement) === true;
  const watched = {
    typing() {
      const before = control().value;
      const isTyped = () => control().value.length > before.length;
      return [isTyped, () => isTyped() && title() === control().value && words().startsWith(control().value + ',') &&
        block().querySelector('label, legend').textContent.startsWith(control().value) && hasTools()];
    },
    moving() {
      const name = words();
      const isMoved = placement();
      return [isMoved, () => isMoved() && words() !== name && hasTools() && hasFocus()];
    },
    undoing: () => watched.moving(),
    adding() {
      const isAdded = placement();
      return [isAdded, () => isAdded() && hasTools() && document.activeElement === control() &&
        control().value !== '' && title() === control().value && words().startsWith(control().value + ',')];
    },
  };
  window.watchAction = (name) => {
    const [isShown, isFollowed] = watched[name]();
    const times = {};
    window.actionTimes = new Promise((resolve) => {
      function begin(event) {
        if (['Alt', 'Control', 'Shift', 'Meta'].includes(event.key)) return;
        removeEventListener('keydown', begin, true);
        removeEventListener('click', begin, true);
        const frame = () => {
          const due = ['shown', 'followed'].filter((one) => !(one in times) && (one === 'shown' ? isShown() : isFollowed()));
          atEndOfFrame(() => {
            for (const one of due) times[one] = performance.now() - event.timeStamp;
            if ('followed' in times) resolve(times);
          });
          if (!due.includes('followed')) requestAnimationFrame(frame);
        };
        requestAnimationFrame(frame);
      }
      addEventListener('keydown', begin, true);
      addEventListener('click', begin, true);
    });
  };
`;

/**
 * Performs an action several times, with a pause before each, and returns the time until each was visible.
 */
export async function measured(
  page: Page,
  action: Action,
  times: number,
  act: () => Promise<void>,
): Promise<readonly ActionTimes[]> {
  const taken: ActionTimes[] = [];
  for (let time = 0; time < times; time += 1) {
    await page.waitForTimeout(betweenActionsMs);
    await page.evaluate(`window.watchAction('${action}')`);
    await act();
    const seen = page.evaluate<ActionTimes>('window.actionTimes');
    const late = new Promise<never>((_, reject) => {
      setTimeout(
        () => reject(new Error(`${action} was not visible within ${String(longestMs)} ms`)),
        longestMs,
      );
    });
    taken.push(await Promise.race([seen, late]));
  }
  return taken;
}

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
 * observed, and the selected one is looked for at most once: looking through the whole canvas several times
 * in every frame would take as long as a tenth of the action.
 */
export const watchActions = `
  const selectedBlock = () =>
    document.querySelector('[data-editor-region="canvas"] [data-part="cover"][aria-current]')?.closest('[data-block]');
  const coverOf = (block) => block.querySelector(':scope > [data-part="cover"]');
  const words = (block) => coverOf(block)?.getAttribute('aria-label') ?? '';
  const hasTools = (block) => block.querySelector(':scope > [role="toolbar"]') !== null;
  const blockIn = (node) =>
    node instanceof Element ? (node.matches('[data-block]') ? node : node.querySelector('[data-block]')) : null;
  const placement = () => {
    let placed = null;
    const observer = new MutationObserver((changes) => {
      placed ??= changes.flatMap(({ addedNodes }) => [...addedNodes].map(blockIn)).find((block) => block !== null) ?? null;
      if (placed !== null) observer.disconnect();
    });
    observer.observe(document.querySelector('[data-editor-region="canvas"]'), { childList: true, subtree: true });
    return () => placed;
  };
  const control = () => document.querySelector('[data-editor-region="panel"] input[type="text"]');
  const title = () => document.querySelector('#panel-title').textContent;
  const watched = {
    typing() {
      const block = selectedBlock();
      const before = control().value;
      const isTyped = () => control().value.length > before.length;
      return [isTyped, () => isTyped() && title() === control().value && words(block).startsWith(control().value + ',') &&
        block.querySelector('label, legend').textContent.startsWith(control().value) && hasTools(block)];
    },
    moving() {
      const name = words(selectedBlock());
      const placed = placement();
      const isFollowed = (block) => words(block) !== name && hasTools(block) && block.contains(document.activeElement);
      return [() => placed() !== null, () => placed() !== null && isFollowed(selectedBlock())];
    },
    undoing: () => watched.moving(),
    adding() {
      const placed = placement();
      const isFollowed = (block) => coverOf(block).hasAttribute('aria-current') && hasTools(block) &&
        document.activeElement === control() && control().value !== '' && title() === control().value &&
        words(block).startsWith(control().value + ',');
      return [() => placed() !== null, () => placed() !== null && isFollowed(placed())];
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
          const due = ['shown', 'followed'].filter((sign) => !(sign in times) && (sign === 'shown' ? isShown() : isFollowed()));
          atEndOfFrame(() => {
            for (const sign of due) times[sign] = performance.now() - event.timeStamp;
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

/** Performs an action several times, with a pause before each, and returns the times of each. */
export async function measureAction(
  page: Page,
  action: Action,
  times: number,
  act: () => Promise<void>,
): Promise<readonly ActionTimes[]> {
  const measured: ActionTimes[] = [];
  for (let time = 0; time < times; time += 1) {
    await page.waitForTimeout(betweenActionsMs);
    await page.evaluate(`window.watchAction('${action}')`);
    await act();
    const shown = page.evaluate<ActionTimes>('window.actionTimes');
    const late = new Promise<never>((_, reject) => {
      setTimeout(
        () => reject(new Error(`${action} was not visible within ${String(longestMs)} ms`)),
        longestMs,
      );
    });
    measured.push(await Promise.race([shown, late]));
  }
  return measured;
}

import type { Page } from '@playwright/test';
import type { Form } from '@form-portal/domain';
import type { Administrator } from './administrator.ts';

/** Waits until a page's script has taken over. Before that the page is a plain one, whose links and buttons load the next page. */
export async function untilAwake(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root: unknown = document.getElementById('root');
    const [, container] =
      Object.entries(root ?? {}).find(([key]) => key.startsWith('__reactContainer')) ?? [];
    return container?.stateNode?.current?.memoizedState?.isDehydrated === false;
  });
  // What listens to the whole page begins a moment later.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
}

/** Waits until a touched form is followed: from then on what is typed is kept and leaving asks. */
export async function untilKept(page: Page): Promise<void> {
  await page.waitForFunction(() => Object.keys(sessionStorage).length > 0);
}

/** Opens a page and waits for its script. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilAwake(page);
}

/** Publishes a form and opens it; answers its GUID. */
export async function openForm(page: Page, administrator: Administrator, form: Form): Promise<string> {
  const guid = await administrator.publish(form);
  await open(page, `/form/${guid}`);
  return guid;
}

/** Holds back every script until it is released, as a slow connection does. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

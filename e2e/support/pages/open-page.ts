import type { Page } from '@playwright/test';
import type { Form } from '@form-portal/domain';
import type { Administrator } from '../portal/administrator.ts';

/** Waits until a page is hydrated. Before that it is a plain page, whose links and buttons load the next page. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root: unknown = document.getElementById('root');
    const [, container] =
      Object.entries(root ?? {}).find(([key]) => key.startsWith('__reactContainer')) ?? [];
    return container?.stateNode?.current?.memoizedState?.isDehydrated === false;
  });
  // Listeners of the whole page are added a moment later.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
}

/** Waits until the script of a form has stored a draft that contains a text: from then on, leaving asks for confirmation. */
export async function waitForDraft(page: Page, text = ''): Promise<void> {
  await page.waitForFunction(
    (expected) => Object.keys(sessionStorage).some((key) => sessionStorage.getItem(key)?.includes(expected)),
    text,
  );
}

/** Opens a page and waits for its script. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

/** Publishes a form and opens it; returns its GUID. */
export async function openForm(page: Page, administrator: Administrator, form: Form): Promise<string> {
  const guid = await administrator.publish(form);
  await open(page, `/form/${guid}`);
  return guid;
}

/** Delays all scripts until they are released, as on a slow connection. */
export async function delayScripts(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

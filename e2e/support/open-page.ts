import type { Page } from '@playwright/test';
import type { Form } from '@form-portal/domain';
import type { Administrator } from './administrator.ts';

/** Waits until a page's script runs. Before that the page is a plain one, whose links and buttons load the next page. */
export async function untilAwake(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')),
  );
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

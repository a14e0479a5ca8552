import { expect } from '@playwright/test';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import type { Field, Form, Group } from '@form-portal/domain';
import { aForm, aQuestion } from './forms/forms.ts';
import type { Administrator } from './portal/administrator.ts';
import type { Portal } from './portal/portal.ts';

/** The form builder on a page, located as administrators do. Blocks are identified by the label of their field or group. */
export interface Editor {
  /** The button over a block; `form` is the form's own. */
  readonly block: (name: string) => Locator;
  /** A button of the selected block. */
  readonly tool: (name: string) => Locator;
  /** The spot before an entry (from 0) of the group with a GUID; `''` is the top level. */
  readonly spot: (group: string, index: number) => Locator;
  readonly guidOf: (name: string) => Promise<string>;
  /** The latest text of the polite live region. */
  readonly announcement: Locator;
  readonly panel: Locator;
  /** The layout of blocks: `a b+c G(d [e])`, with the selected one in brackets. */
  readonly layout: () => Promise<string>;
}

/** Publishes the form that is open, which has no errors: visitors get it. */
export async function publishForm(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Publish…/ }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Save or publish?' });
  await dialog.getByRole('button', { name: /^Publish version \d+$/ }).press('Enter');
  await expect(page.getByRole('button', { name: /^Publish….*Nothing to publish$/ })).toBeVisible();
}

/** A text control of the form on the canvas, which works while the form is tried. */
export function canvasBox(page: Page, name: string): Locator {
  return page.locator('[data-editor-region="canvas"]').getByRole('textbox', { name });
}

/** The form builder on a page. */
export function editorOn(page: Page): Editor {
  const canvas = page.locator('[data-editor-region="canvas"]');
  const block = (name: string): Locator =>
    canvas.locator(`[data-part="cover"][aria-label^="${name}, "]`).first();
  return {
    block,
    tool: (name) => canvas.getByRole('toolbar').getByRole('button', { name, exact: true }),
    guidOf: (name) =>
      block(name).evaluate((cover) => cover.closest('[data-block]')?.getAttribute('data-block') ?? ''),
    spot: (group, index) => canvas.locator(`[data-spot="${group}:${String(index)}"]`),
    announcement: page.locator('[role="status"] > p'),
    panel: page.locator('[data-editor-region="panel"]'),
    layout: () => canvas.evaluate(drawnLayout),
  };
}

function drawnLayout(canvas: Element): string {
  const nameOf = (block: Element): string => {
    const cover = block.querySelector(':scope > [data-part="cover"]');
    const [name = ''] = (cover?.getAttribute('aria-label') ?? '').split(', ');
    return cover?.getAttribute('aria-current') === 'true' ? `[${name}]` : name;
  };
  const lines = new Map<Element | null, Element[]>();
  const order: (Element | null)[] = [];
  const words: string[] = [];
  const fieldsIn = (within: readonly Element[]): string => {
    lines.clear();
    order.length = 0;
    for (const field of within) {
      const line = field.parentElement;
      if (!lines.has(line)) order.push(line);
      lines.set(line, [...(lines.get(line) ?? []), field]);
    }
    return order.map((line) => (lines.get(line) ?? []).map(nameOf).join('+')).join(' ');
  };
  let loose: Element[] = [];
  const endLoose = (): void => {
    if (loose.length > 0) words.push(fieldsIn(loose));
    loose = [];
  };
  for (const block of canvas.querySelectorAll('[data-kind="group"], [data-kind="field"]')) {
    if (block.matches('[data-kind="group"]')) {
      endLoose();
      const inside = fieldsIn([...block.querySelectorAll('[data-kind="field"]')]);
      const name = nameOf(block);
      words.push(name.startsWith('[') ? `${name.slice(0, -1)}(${inside})]` : `${name}(${inside})`);
    } else if (block.closest('[data-kind="group"]') === null) loose.push(block);
  }
  endLoose();
  return words.join(' ');
}

/** The cookies of the administrator's session at each portal. Pages share it: checking a password takes longer than rendering most pages. */
const sessions = new WeakMap<Portal, Cookies>();
type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;

/** Signs the page's visitor in as the portal's first administrator, in the session of earlier pages while it is active. */
export async function signInOn(page: Page, portal: Portal): Promise<void> {
  await page.context().addCookies(sessions.get(portal) ?? []);
  const session = await page.request.get(`${portal.url}/api/session`);
  const { user } = (await session.json()) as { readonly user: { readonly admin: boolean } | null };
  // A visitor who has identified themselves has a session too.
  if (user?.admin !== true) await signInAnew(page, portal);
}

/** As `signInOn`, with a session that has not confirmed anything yet. */
export async function signInAnew(page: Page, portal: Portal): Promise<void> {
  const response = await page.request.post(`${portal.url}/api/session`, {
    data: portal.admin,
    headers: { origin: portal.url },
  });
  expect(response.ok()).toBe(true);
  const cookies = await page.context().cookies(portal.url);
  // Scripts may read the language, which is each page's own.
  sessions.set(
    portal,
    cookies.filter(({ httpOnly }) => httpOnly),
  );
}

/** Opens a stored form, or a new one by `new`, in the form builder. */
export async function openEditor(page: Page, guid: string): Promise<Editor> {
  await page.goto(`/admin/form/${guid}`);
  const editor = editorOn(page);
  await expect(page.locator('[data-editor-region="canvas"]')).toBeVisible();
  // Keys work once the form has been rendered: before that its parts have no size.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  return editor;
}

/** A form written as a layout such as `a b+c G(d e)`: every letter is a text field of that label, every capital a group. */
export function laidOut(layout: string): Form {
  const fields: Field[] = [];
  const groups: Group[] = [];
  const entries: Form['layout'][number][] = [];
  let group: Group | undefined;
  for (const [, word = '', joined] of layout.matchAll(/([A-Z]\(|[a-z]|\))(\+)?/g)) {
    if (word === ')') {
      if (group !== undefined) groups.push(group);
      group = undefined;
      continue;
    }
    const label = { fi: word.charAt(0), gb: word.charAt(0), se: word.charAt(0) };
    const isSecond =
      fields.at(-1)?.width === 'narrow' && layout.includes(`${fields.at(-1)?.label['gb'] ?? ''}+${word}`);
    const width = joined === '+' || isSecond ? 'narrow' : 'wide';
    const field = aQuestion({ type: 'text', label, width });
    if (word.endsWith('(')) {
      group = { guid: field.guid, name: label, fields: [] };
      entries.push({ kind: 'group', guid: field.guid });
      continue;
    }
    fields.push(field);
    if (group === undefined) entries.push({ kind: 'field', guid: field.guid });
    else group = { ...group, fields: [...group.fields, field.guid] };
  }
  const name = { fi: 'Muokattava', gb: 'To be edited', se: 'Att redigera' };
  return { ...aForm(name), name, fields, groups, layout: entries };
}

/** Stores a form and opens it, signed in. */
export async function editForm(
  page: Page,
  {
    portal,
    administrator,
    form,
  }: { readonly portal: Portal; readonly administrator: Administrator; readonly form: Form },
): Promise<Editor> {
  const guid = await administrator.publish(form);
  await signInOn(page, portal);
  return openEditor(page, guid);
}

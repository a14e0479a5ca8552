import type { AttachmentRequest } from '@form-portal/domain';
import { one } from '@form-portal/ui/testing';
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { control, popup, prepareFormPages, send, settled, type } from '../../../testing/fill-form-page.ts';
import { aPageContext } from '../../../testing/sample-page.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { requestIds } from './request-ids.ts';
import { accounts, aRequestingPage, bring, card, file, photo, subject } from './testing/requesting-page.ts';

prepareFormPages();

async function choose(request: AttachmentRequest, name: string): Promise<void> {
  await act(async () => {
    Object.defineProperty(file(request), 'files', {
      value: [new File(['%PDF-1.7'], name, { type: 'application/pdf' })],
      configurable: true,
    });
    file(request).dispatchEvent(new Event('change', { bubbles: true }));
  });
  await settled();
}

describe('A form that requests files', () => {
  it('lists a file in the card for which it was chosen, and refuses one of another type there', async () => {
    await openPage(aRequestingPage());
    await type(subject, 'Berth');
    await choose(accounts, 'accounts.pdf');
    await choose(photo, 'photo.pdf');

    expect(card(accounts).querySelector('li')?.textContent).toContain('accounts.pdf');
    expect(card(photo).querySelector('li')?.textContent).toContain('photo.pdf');
    expect(card(photo).textContent).toContain('Replace');
    expect(card(accounts).textContent).not.toContain('Replace');
    expect(document.querySelectorAll('ul[aria-label="Attached files"] li')).toHaveLength(2);
  });

  it('replaces a refused file with the file chosen for that, not with one chosen later', async () => {
    await openPage(aRequestingPage());
    await type(subject, 'Berth');
    await choose(photo, 'photo.pdf');
    const replace = one<HTMLButtonElement>('[aria-label="Replace photo.pdf"]');
    await act(async () => replace.click());
    await act(async () => one(`#${requestIds(accounts.guid).choose}`).click());
    await choose(accounts, 'accounts.pdf');
    expect(card(photo).querySelector('li')?.textContent).toContain('photo.pdf');

    await act(async () => replace.click());
    await choose(photo, 'pier.pdf');
    expect([...card(photo).querySelectorAll('li p:first-child')].map((name) => name.textContent)).toEqual([
      'pier.pdf',
    ]);
  });

  it('moves the focus from the button to a refused file', async () => {
    await openPage(aRequestingPage());
    await type(subject, 'Berth');
    one(`#${requestIds(photo.guid).choose}`).focus();
    await choose(photo, 'photo.pdf');

    expect(document.activeElement).toBe(card(photo).querySelector('li'));
  });

  it('leaves the focus where the visitor moves it as soon as the refused file is shown', async () => {
    await openPage(aRequestingPage());
    await type(subject, 'Berth');
    one(`#${requestIds(photo.guid).choose}`).focus();
    const replace = (): HTMLElement | null => document.querySelector('[aria-label="Replace photo.pdf"]');
    const shown = new MutationObserver(() => replace()?.focus());
    shown.observe(card(photo), { childList: true, subtree: true });
    await choose(photo, 'photo.pdf');
    shown.disconnect();

    expect(document.activeElement).toBe(replace());
  });

  it.each(['drop', 'paste'])('takes the files of a %s into the card where it happens', async (how) => {
    await openPage(aRequestingPage());
    await type(subject, 'Berth');
    await bring(how, card(photo), 'photo.png');

    expect(card(photo).querySelector('li')?.textContent).toContain('photo.png');
    expect(card(accounts).querySelector('li')).toBeNull();
    await bring(how, one('h1'), 'other.png');
    expect(one('section[aria-labelledby="attachments-heading"] li').textContent).toContain('other.png');
    expect(one('#attachments-heading').textContent).toBe('Other attachments');
  });

  it.each(['drop', 'paste'])(
    'takes the files of a %s that comes before its script is loaded',
    async (how) => {
      await openPage(aRequestingPage());
      one('h1').dispatchEvent(new Event('dragenter', { bubbles: true }));
      await bring(how, card(photo), 'photo.png');

      expect(card(photo).querySelector('li')?.textContent).toContain('photo.png');
    },
  );

  it('never leaves the page on a drop, not even while its script is loading', async () => {
    await openPage(aRequestingPage());
    const drop = (types: readonly string[]): boolean => {
      const event = new Event('drop', { bubbles: true, cancelable: true });
      Object.defineProperty(event, 'dataTransfer', { value: { types, files: [] } });
      return one('h1').dispatchEvent(event);
    };
    expect([drop(['Files']), drop(['text/plain'])]).toEqual([false, true]);
  });

  it('describes the button by what is wrong with all files together', async () => {
    const page = aRequestingPage();
    const limits = { ...aPageContext().limits, maxFiles: 1 };
    await openPage(page, { context: { ...aPageContext(), limits } });
    await type(subject, 'Berth');
    await bring('drop', card(photo), 'photo.png');
    await bring('drop', one('h1'), 'other.png');

    const described = one('#choose-files').getAttribute('aria-describedby') ?? '';
    const words = described.split(' ').map((id) => document.getElementById(id)?.textContent);
    expect(words.join(' ')).toContain('Too many files. Attach at most 1.');
  });

  it('leaves a picture that is pasted with a text to a field, and takes it elsewhere', async () => {
    await openPage(aRequestingPage());
    await type(subject, 'Berth');
    const copied = ['text/plain', 'Files'];
    await bring('paste', control(subject), 'photo.png', copied);
    expect(document.querySelector('ul[aria-label="Attached files"]')).toBeNull();

    await bring('paste', card(photo), 'photo.png', copied);
    expect(card(photo).querySelector('li')?.textContent).toContain('photo.png');
  });

  it.each(['drop', 'paste'])('ignores a %s behind a popup', async (how) => {
    await openPage(aRequestingPage());
    await type(subject, 'Berth');
    await send();
    expect(popup()).toContain('Accounts');
    await bring(how, card(photo), 'photo.png');

    expect(card(photo).querySelector('li')).toBeNull();
  });
});

import { one } from '@form-portal/ui/testing';
import { describe, expect, it } from 'vitest';
import { prepareFormPages, send, type } from '../../../testing/fill-form-page.ts';
import { openPage } from '../../../testing/open-page.tsx';
import {
  aBerthPage,
  accounts,
  aRequestingPage,
  bring,
  card,
  photo,
  say,
  subject,
} from './testing/requesting-page.ts';

prepareFormPages();

describe('A form that requests files', () => {
  it('reviews each by its name, with its files or its state', async () => {
    await openPage(aRequestingPage({ checkAnswers: true }));
    await type(subject, 'Berth');
    await say(accounts, 'later');
    await bring('drop', card(photo), 'photo.png');
    await send();

    const lines = [...document.querySelectorAll('[aria-labelledby="answers-review"] dl > div')];
    expect(lines.map((line) => [...line.children].slice(0, 2).map(({ textContent }) => textContent))).toEqual(
      [
        ['Subject', 'Berth'],
        ['Accounts', 'Comes later'],
        ['Photo', 'photo.png'],
        ['Other attachments', 'No attachments'],
      ],
    );
  });

  it('asks in which of the other files one is, and says so in the review', async () => {
    await openPage(aRequestingPage({ checkAnswers: true }));
    await type(subject, 'Berth');
    await say(accounts, 'other-file');
    expect(document.querySelector('select')).toBeNull();
    await bring('drop', card(photo), 'photo.png');

    const select = one<HTMLSelectElement>('select');
    expect([...select.options].map(({ text }) => text)).toEqual(['Not chosen', 'photo.png']);
    select.value = 'photo.png';
    await send();

    expect(one('[aria-labelledby="answers-review"]').textContent).toContain('In another file: photo.png');
  });

  it('says before sending which files the answers no longer ask for', async () => {
    await openPage(aBerthPage({ checkAnswers: true }));
    await type(subject, 'Berth');
    await bring('drop', card(photo), 'photo.png');
    const notice = 'These files are not sent, because your answers no longer ask for them: photo.png';
    expect(document.body.textContent).not.toContain(notice);

    await type(subject, 'Mooring');
    expect(document.body.textContent).toContain(notice);
    await send();
    expect(one('[aria-labelledby="answers-review"]').textContent).toContain(notice);
  });
});

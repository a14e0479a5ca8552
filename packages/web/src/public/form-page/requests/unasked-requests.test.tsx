import { guidOf } from '@form-portal/domain/testing';
import { one } from '@form-portal/ui/testing';
import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { prepareFormPages, send, type } from '../../../testing/fill-form-page.ts';
import { openPage } from '../../../testing/open-page.tsx';
import type { FormCheck } from '@form-portal/domain';
import { aBerthPage, bring, card, photo, subject } from './testing/requesting-page.ts';

prepareFormPages();

/** Keeps what is posted, and never responds. */
function keepPosts(): readonly FormData[] {
  const posts: FormData[] = [];
  class Waiting {
    readonly upload = {};
    readonly open = (): void => undefined;
    readonly setRequestHeader = (): void => undefined;
    readonly send = (body: FormData): void => void posts.push(body);
  }
  vi.stubGlobal('XMLHttpRequest', Waiting);
  return posts;
}

/** Attaches a file to the card of the photo, which takes only png, and changes the answer that asked for it. */
async function attachAndNoLongerAsk(name: string): Promise<void> {
  await type(subject, 'Berth');
  await bring('drop', card(photo), name);
  await type(subject, 'Mooring');
}

describe('A file whose request is no longer asked', () => {
  it('does not prevent sending, though it would be refused, until it is asked for again', async () => {
    await openPage(aBerthPage({ checkAnswers: true }));
    await attachAndNoLongerAsk('photo.pdf');
    await send();
    expect(one('[aria-labelledby="answers-review"]').textContent).toContain('photo.pdf');

    const buttons = [...document.querySelectorAll('button')];
    const back = buttons.find(({ textContent }) => textContent === 'Back to the form');
    await act(async () => back?.click());
    await type(subject, 'Berth');
    await send();
    expect(one('[aria-labelledby="error-summary"]').textContent).toContain('photo.pdf');
  });

  it('is no longer reported as missing', async () => {
    await openPage(aBerthPage({}, {}, { required: true }));
    await type(subject, 'Berth');
    await send();
    const summary = () => document.querySelector('[aria-labelledby="error-summary"]')?.textContent;
    expect(summary()).toContain('Photo');

    await type(subject, 'Mooring');
    expect(summary()).toBeUndefined();
  });

  it('is not demanded when Enter sends the form while a stop is in the way', async () => {
    const stop: FormCheck = {
      guid: guidOf('stop'),
      message: { gb: 'No berth is free.' },
      at: null,
      kind: 'stop',
      must: {
        kind: 'field',
        field: subject.guid,
        operator: 'differs',
        operand: { kind: 'literal', value: 'Berth' },
      },
    };
    await openPage(aBerthPage({ checks: [stop] }, {}, { required: true }));
    await type(subject, 'Berth');
    await send();

    const summary = one('[aria-labelledby="error-summary"]');
    expect([...summary.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
      'No berth is free.',
    ]);
  });

  it('is not sent', async () => {
    const posts = keepPosts();
    await openPage(aBerthPage());
    await attachAndNoLongerAsk('photo.png');
    await send();

    expect(posts.flatMap((body) => [...body.keys()])).toEqual(['submission']);
  });
});

import { click, one } from '@form-portal/ui/testing';
import { guidOf } from '@form-portal/domain/testing';
import { describe, expect, it, onTestFinished } from 'vitest';
import { aFormPage, questions } from '../../../../testing/a-form-page.ts';
import { openPage } from '../../../../testing/open-page.tsx';
import { aPageContext } from '../../../../testing/sample-page.ts';
import {
  control,
  controls,
  errorAt,
  prepareFormPages,
  popup,
  settled,
  type,
} from '../../../../testing/fill-form-page.ts';
import { draftKey } from './draft-key.ts';

const page = aFormPage();
const { begins, name, uses } = questions;
const key = draftKey(page.form.guid);

prepareFormPages();

describe('A draft', () => {
  function keep(changes: Readonly<Record<string, unknown>> = {}): void {
    const answers = { [name.guid]: 'Aino', [uses.guid]: [2] };
    sessionStorage.setItem(
      key,
      JSON.stringify({
        guid: guidOf('kept'),
        answers,
        owner: '',
        files: ['plan.pdf'],
        corrects: guidOf('before'),
        ...changes,
      }),
    );
  }

  it('is kept by the tab soon after a change, without files', async () => {
    await openPage(page);
    await type(name, 'Aino');
    window.dispatchEvent(new Event('pagehide'));
    expect(JSON.parse(sessionStorage.getItem(key) ?? '')).toMatchObject({
      answers: { [name.guid]: 'Aino' },
      files: [],
    });
  });

  it('is restored with its GUID and what it corrects, says so, and lets the visitor start again', async () => {
    keep();
    await openPage(page);
    await settled();
    expect(control(name).value).toBe('Aino');
    expect(controls(uses).map(({ checked }) => checked)).toEqual([false, true, false]);
    expect(one<HTMLInputElement>('[name="draft"]').value).toBe(guidOf('kept'));
    expect(one<HTMLInputElement>('[name="corrects"]').value).toBe(guidOf('before'));
    expect(document.body.textContent).toContain(
      'Your earlier answers have been brought back. Attachments are not kept',
    );

    click([...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Start again')!);
    expect(popup()).toContain('Clear all answers?');
    click(
      [...document.querySelectorAll('button')].find(
        ({ textContent }) => textContent === 'Clear the answers',
      )!,
    );
    expect(control(name).value).toBe('');
    expect(sessionStorage.getItem(key)).toBeNull();
    expect(one<HTMLInputElement>('[name="draft"]').value).not.toBe(guidOf('kept'));
    expect(one<HTMLInputElement>('[name="corrects"]').value).toBe('');
    expect(document.body.textContent).not.toContain('brought back');
  });

  it('is checked when it is restored, as if its fields had just been left', async () => {
    keep({ answers: { [begins.guid]: '31.2.2027' } });
    await openPage(page);
    await settled();
    expect(control(begins).value).toBe('31.2.2027');
    expect(errorAt(begins)).toBe('31.2.2027 is not a real date. Check the day and month.');
    expect(document.activeElement).toBe(document.body);
  });

  describe('of which another tab has the GUID', () => {
    const guidShown = (): string => one<HTMLInputElement>('[name="draft"]').value;

    /** Locks of which another tab holds those in `taken`. */
    function stubLocks(taken: Set<string>): void {
      const request = async (
        lock: string,
        _options: unknown,
        hold: (held: object | null) => unknown,
      ): Promise<unknown> => hold(taken.has(lock) ? null : {});
      Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
      onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'));
    }

    it('continues under a new one with the same answers', async () => {
      stubLocks(new Set([`draft:${guidOf('kept')}`]));
      keep();
      await openPage(page);
      await settled();
      window.dispatchEvent(new Event('pagehide'));
      expect(guidShown()).not.toBe(guidOf('kept'));
      expect(control(name).value).toBe('Aino');
      expect(JSON.parse(sessionStorage.getItem(key) ?? '')).toMatchObject({
        guid: guidShown(),
        answers: { [name.guid]: 'Aino' },
        corrects: guidOf('before'),
      });
    });

    it('finds that out also when the browser brings the page back from its memory', async () => {
      const taken = new Set<string>();
      stubLocks(taken);
      keep();
      await openPage(page);
      await settled();
      expect(guidShown()).toBe(guidOf('kept'));
      taken.add(`draft:${guidOf('kept')}`);
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      await settled();
      expect(guidShown()).not.toBe(guidOf('kept'));
      expect(control(name).value).toBe('Aino');
    });
  });

  it('of a person whose mark has changed since is restored', async () => {
    keep({ owner: 'older mark' });
    await openPage(page, { context: aPageContext('gb', { owner: 'mark', formerOwners: ['older mark'] }) });
    await settled();
    expect(control(name).value).toBe('Aino');
  });

  it('of an identified person is not shown to another', async () => {
    keep({ owner: 'Aino Korhonen' });
    await openPage(page);
    await settled();
    expect(control(name).value).toBe('');
    expect(sessionStorage.getItem(key)).toBeNull();
  });
});

import { noLogo, type SiteLogo } from '@form-portal/domain';
import { click } from '@form-portal/ui/testing';
import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { drawSection } from '../testing/draw-section.tsx';
import { LogoSetting } from './logo-setting.tsx';

const pathOf = (digit: string): string => `/logos/${digit.repeat(64)}.svg`;
const [oldLight, oldDark, uploaded, other] = [pathOf('a'), pathOf('b'), pathOf('c'), pathOf('d')];

/** Stubs uploads, counted from 0, whose responses the test sends. */
function stubUploads() {
  const waiting: ((response: Response) => void)[] = [];
  const fetched = vi.fn(() => new Promise<Response>((resolve) => waiting.push(resolve)));
  vi.stubGlobal('fetch', fetched);
  const begun = (uploads: number) => act(() => vi.waitFor(() => expect(waiting).toHaveLength(uploads)));
  return {
    fetched,
    begun,
    respond: async (upload: number, path: string) => {
      await act(() => vi.waitFor(() => expect(waiting.length).toBeGreaterThan(upload)));
      await act(async () => {
        waiting[upload]?.(Response.json({ Path: path, Removed: [] }));
        await new Promise((resolve) => setTimeout(resolve, 5));
      });
    },
  };
}

function fileOf(mode: keyof SiteLogo): HTMLFieldSetElement {
  const legend = mode === 'light' ? 'Logo for light mode' : 'Logo for dark mode';
  const found = [...document.querySelectorAll('fieldset')].find(
    (one) => one.querySelector('legend')?.textContent === legend,
  );
  if (found === undefined) throw new Error(`There is no ${legend}`);
  return found;
}

function choose(mode: keyof SiteLogo, bytes = 10): void {
  const input = fileOf(mode).querySelector<HTMLInputElement>('input[type="file"]')!;
  const files = [new File(['x'.repeat(bytes)], 'logo.svg')];
  Object.defineProperty(input, 'files', { value: files, configurable: true });
  act(() => {
    input.dispatchEvent(new Event('change', { bubbles: true }));
  });
}

function remove(mode: keyof SiteLogo): void {
  const button = [...fileOf(mode).querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Remove',
  );
  click(button!);
}

afterEach(() => vi.unstubAllGlobals());

describe('the logo', () => {
  it('remains removed when an upload that was to replace it ends later', async () => {
    const settings = drawSection(<LogoSetting />, { logo: { light: oldLight, dark: oldDark } });
    const { respond } = stubUploads();
    choose('light');

    remove('light');
    await respond(0, uploaded);

    expect(settings().logo).toEqual(noLogo);
  });

  it('remains removed when the upload of a dark one ends later', async () => {
    const settings = drawSection(<LogoSetting />, { logo: { light: oldLight, dark: oldDark } });
    const { respond } = stubUploads();
    choose('dark');

    remove('light');
    await respond(0, uploaded);

    expect(settings().logo).toEqual(noLogo);
  });

  it('has both files when two uploads end at different times', async () => {
    const settings = drawSection(<LogoSetting />, { logo: { light: oldLight, dark: '' } });
    const { begun, respond } = stubUploads();
    choose('dark');
    await begun(1);
    choose('light');

    await respond(1, uploaded);
    await respond(0, other);

    expect(settings().logo).toEqual({ light: uploaded, dark: other });
  });

  it('has its limits as the description of the button that chooses it', () => {
    drawSection(<LogoSetting />);

    const described = fileOf('light').querySelector('button')!.getAttribute('aria-describedby')!.split(' ');

    const texts = described.map((id) => document.getElementById(id)?.textContent ?? '');
    expect(texts.join(' ')).toContain('at most 200 kB');
  });

  it('that is too large is refused with its limits, without an upload', () => {
    drawSection(<LogoSetting />);
    const { fetched } = stubUploads();

    choose('light', 204_801);

    expect(fileOf('light').textContent).toContain('at most 200 kB');
    expect(fetched).not.toHaveBeenCalled();
  });
});

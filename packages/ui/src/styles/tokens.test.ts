import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

/** Returns the declarations of the first rule after a selector, by custom property. */
function declarationsAfter(selector: string): ReadonlyMap<string, string> {
  const start = css.indexOf('{', css.indexOf(selector));
  const block = css.slice(start + 1, css.indexOf('}', start));
  return new Map(
    [...block.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

function luminance(colour: string): number {
  const full = colour.length === 4 ? colour.replace(/[0-9a-f]/g, '$&$&') : colour;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => parseInt(full.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const light = declarationsAfter("[data-theme='light'] {");
const darkBySystem = declarationsAfter(":root:not([data-theme='light']) {");
const darkByChoice = declarationsAfter("[data-theme='dark'] {");

describe('the fixed colours', () => {
  it('are the same in dark mode, whether the system or the visitor chooses it', () => {
    expect([...darkByChoice]).toEqual([...darkBySystem]);
    expect([...darkByChoice.keys()]).toEqual([...light.keys()]);
  });

  const texts = ['--ink', '--ink-2', '--ink-3'].flatMap((text) =>
    ['--surface', '--canvas', '--sunken'].map((ground) => [text, ground] as const),
  );
  const states = ['--danger', '--ok', '--warn', '--info'].flatMap((state) => [
    [state, `${state}-bg`] as const,
    [state, '--surface'] as const,
    [state, '--canvas'] as const,
  ]);
  it.each([
    ['light', light],
    ['dark', darkByChoice],
  ] as const)('reach 4.5:1 for text and 3:1 for controls and focus (%s)', (_, colours) => {
    const of = (name: string): string => colours.get(name) ?? '';
    for (const [text, ground] of [...texts, ...states]) {
      expect.soft(contrast(of(text), of(ground)), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    }
    for (const ground of ['--surface', '--canvas']) {
      expect.soft(contrast(of('--ctl'), of(ground)), `--ctl on ${ground}`).toBeGreaterThanOrEqual(3);
      expect.soft(contrast(of('--focus'), of(ground)), `--focus on ${ground}`).toBeGreaterThanOrEqual(3);
    }
  });
});

import { defaultSettings } from '@form-portal/domain';
import { click, one } from '@form-portal/ui/testing';
import { describe, expect, it } from 'vitest';
import { named, typeOver } from '../../editor/testing/draw-editor.tsx';
import { drawSection } from '../testing/draw-section.tsx';
import { ColourRow } from './colour-row.tsx';
import type { ContrastAdvice } from '@form-portal/domain';

const code = () => one<HTMLInputElement>('input:not([type="color"])');
const swatch = () => one<HTMLInputElement>('input[type="color"]');
const status = () => one('[role="status"]').textContent;

const weak: ContrastAdvice = {
  colour: 'accent',
  against: 'surface',
  ratio: 4.4999,
  needed: 4.5,
  suggestion: '#0b5d4f',
};

describe('a colour of the theme', () => {
  it('is stored in lower case and without spaces around it', () => {
    const settings = drawSection(<ColourRow name="accent" advice={undefined} />);

    typeOver(code(), ' #AABBCC ');

    expect(settings().theme.accent).toBe('#aabbcc');
  });

  it('keeps the stored colour in its picker, and says nothing, while its code is invalid', () => {
    const settings = drawSection(<ColourRow name="accent" advice={weak} />);

    typeOver(code(), 'green');

    expect(settings().theme.accent).toBe('green');
    expect(swatch().value).toBe(defaultSettings.theme.accent);
    expect(status()).toBe('');
  });

  it('with slightly too little contrast is not rounded up to the required ratio', () => {
    drawSection(<ColourRow name="accent" advice={weak} />);

    expect(status()).toContain('4.4 : 1 against white. Links need 4.5 : 1.');
  });

  it('is replaced by the suggestion on request, and its code has the focus', () => {
    const settings = drawSection(<ColourRow name="accent" advice={weak} />);

    click(named('Use it #0b5d4f'));

    expect(settings().theme.accent).toBe('#0b5d4f');
    expect(document.activeElement).toBe(code());
  });
});

import type { ThemeColours } from '../settings/settings.ts';
import { contrast, textContrast } from './contrast.ts';
import { deriveTheme } from './derive-theme.ts';
import { neutrals } from './theme-tokens.ts';

/** Contrast advice for one theme colour in the settings (docs/design.md#theme). */
export interface ContrastAdvice {
  /** The colour concerned. */
  readonly colour: 'primaryText' | 'accent' | 'accentText';
  /** The colour it must be readable on. */
  readonly against: 'primary' | 'surface' | 'accent';
  /** Measured contrast, 1–21, not rounded. */
  readonly ratio: number;
  readonly needed: number;
  /** The safe colour that the portal uses instead, `#rrggbb`; null when the chosen one is sufficient. */
  readonly suggestion: string | null;
}

/**
 * Checks the contrast of the four colours on the light page: text on the primary colour, links in the
 * accent colour, text on the accent colour. A weak pair may be saved; the portal then uses the suggestion.
 * All four colours are `#rrggbb`.
 */
export function contrastAdvice(colours: ThemeColours): readonly ContrastAdvice[] {
  const tokens = deriveTheme(colours, 'light');
  const row = (
    colour: ContrastAdvice['colour'],
    against: ContrastAdvice['against'],
    background: string,
    safe: string,
  ): ContrastAdvice => {
    const ratio = contrast(colours[colour], background);
    return { colour, against, ratio, needed: textContrast, suggestion: ratio < textContrast ? safe : null };
  };
  return [
    row('primaryText', 'primary', colours.primary, tokens.primaryText),
    row('accent', 'surface', neutrals.light.surface, tokens.link),
    row('accentText', 'accent', colours.accent, tokens.accentText),
  ];
}

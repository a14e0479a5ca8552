import type { ThemeColours } from '../settings/settings.ts';
import { hexFromOklch, isHexColour, oklchFromHex } from './colour.ts';
import { contrast, controlContrast, luminance, textContrast } from './contrast.ts';
import { neutrals, type ThemeMode, type ThemeTokens } from './theme-tokens.ts';

/** The product's default colours (docs/design.md#theme), with text contrasts of 12.7:1 and 6.2:1. */
export const defaultThemeColours: ThemeColours = {
  primary: '#10364a',
  primaryText: '#ffffff',
  accent: '#0a6c74',
  accentText: '#ffffff',
};

const white = '#ffffff';
const black = '#000000';
const lightnessStep = 0.005;

/**
 * Rules that differ by mode: the contrast of links, the lightness and maximum chroma of the tints, and `away`, the
 * step of lightness that leads away from the mode's background (docs/design.md#theme).
 */
const modeRules = {
  light: { linkContrast: 5, tint: [0.968, 0.018], tint2: [0.925, 0.036], away: -lightnessStep },
  dark: { linkContrast: 6, tint: [0.29, 0.03], tint2: [0.36, 0.045], away: lightnessStep },
} as const;

/**
 * Returns a text colour for a fill: the chosen one when it reaches 4.5:1, else white, else ink, else the
 * better of white and pure black, one of which always reaches 4.58:1.
 */
export function safeText(wanted: string, fill: string): string {
  const readable = [wanted, white, neutrals.light.ink].find((text) => contrast(text, fill) >= textContrast);
  return readable ?? (contrast(white, fill) >= contrast(black, fill) ? white : black);
}

/** Steps the colour's lightness until it reaches the contrast on a background; else returns black or white. */
function steppedUntil(colour: string, step: number, background: string, needed: number): string {
  if (contrast(colour, background) >= needed) return colour;
  const start = oklchFromHex(colour);
  for (let lightness = start.lightness; lightness >= 0 && lightness <= 1; lightness += step) {
    const stepped = hexFromOklch({ ...start, lightness });
    if (contrast(stepped, background) >= needed) return stepped;
  }
  return step < 0 ? black : white;
}

function tintOf(colour: string, [lightness, maxChroma]: readonly [number, number]): string {
  const { chroma, hue } = oklchFromHex(colour);
  return hexFromOklch({ lightness, chroma: Math.min(chroma, maxChroma), hue });
}

/**
 * Returns the fill of a state: darker under light text, lighter under dark text; the unchanged fill with a
 * ring when no step is possible.
 */
function stateFill(
  fill: string,
  text: string,
  distance: number,
): { readonly fill: string; readonly ring: string } {
  const colour = oklchFromHex(fill);
  const direction = luminance(text) > luminance(fill) ? -1 : 1;
  const moved = hexFromOklch({ ...colour, lightness: colour.lightness + direction * distance });
  if (moved === fill || contrast(text, moved) < textContrast) return { fill, ring: text };
  return { fill: moved, ring: 'transparent' };
}

/** Replaces colours that are not `#rrggbb` by the product's own. */
function replaceInvalid(colours: ThemeColours): ThemeColours {
  const valid = (name: keyof ThemeColours): string =>
    isHexColour(colours[name]) ? colours[name].toLowerCase() : defaultThemeColours[name];
  return {
    primary: valid('primary'),
    primaryText: valid('primaryText'),
    accent: valid('accent'),
    accentText: valid('accentText'),
  };
}

/**
 * Derives every theme colour for one mode, with the contrasts of docs/design.md#theme whatever the four
 * colours are. A colour that is not `#rrggbb` is replaced by the product's own, so that the result is
 * always safe in a stylesheet.
 */
export function deriveTheme(colours: ThemeColours, mode: ThemeMode): ThemeTokens {
  const { primary, primaryText, accent, accentText: wantedText } = replaceInvalid(colours);
  const { surface, canvas } = neutrals[mode];
  const { linkContrast, tint, tint2, away } = modeRules[mode];
  const control = steppedUntil(accent, away, surface, controlContrast);
  const accentFill = mode === 'light' ? accent : control;
  const accentText = safeText(wantedText, accentFill);
  const hover = stateFill(accentFill, accentText, 0.05);
  const active = stateFill(accentFill, accentText, 0.09);
  return {
    primary,
    primaryText: safeText(primaryText, primary),
    accentFill,
    accentText,
    accentHover: hover.fill,
    accentActive: active.fill,
    accentHoverRing: hover.ring,
    accentActiveRing: active.ring,
    link: steppedUntil(accent, away, canvas, linkContrast),
    control,
    controlMark: safeText(wantedText, control),
    tint: tintOf(accent, tint),
    tint2: tintOf(accent, tint2),
  };
}

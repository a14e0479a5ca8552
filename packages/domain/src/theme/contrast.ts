import { linearFromHex } from './colour.ts';

/** Minimum contrast of text (WCAG 2.2, 1.4.3). */
export const textContrast = 4.5;

/** Minimum contrast of controls and graphics (WCAG 2.2, 1.4.11). */
export const controlContrast = 3;

/** Relative luminance of `#rrggbb`, 0–1 (WCAG 2.2). */
export function luminance(hex: string): number {
  const { red, green, blue } = linearFromHex(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two colours, 1–21, in either order (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [lighter, darker] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05);
}

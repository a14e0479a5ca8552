/** Light or dark presentation of the site. */
export type ThemeMode = 'light' | 'dark';

/**
 * The colours that {@link deriveTheme} derives from the four theme colours for one mode
 * (docs/design.md#theme); every value is `#rrggbb` in lower case, except the two rings, which are
 * `transparent` when they are not needed.
 */
export interface ThemeTokens {
  /** Header, and the band behind the list's title. */
  readonly primary: string;
  /** Text and icons on `primary`; at least 4.5:1. */
  readonly primaryText: string;
  /** Primary buttons and other filled actions. */
  readonly accentFill: string;
  /** Text and icons on `accentFill`, `accentHover` and `accentActive`; at least 4.5:1 on each. */
  readonly accentText: string;
  /** The fill on hover. */
  readonly accentHover: string;
  /** The fill while pressed. */
  readonly accentActive: string;
  /** Colour of a 2 px inner ring on hover, where the fill itself cannot change. */
  readonly accentHoverRing: string;
  /** Colour of that ring while pressed. */
  readonly accentActiveRing: string;
  /** Links and accented text on canvas, surface and tint; at least 4.5:1 on each. Not for `tint2`. */
  readonly link: string;
  /** Checked boxes, slider, selection frame: at least 3:1 on surface. */
  readonly control: string;
  /** The tick or dot on `control`; at least 4.5:1. */
  readonly controlMark: string;
  /** Background of badges and of the selected row; for text in ink, ink-2 and link. */
  readonly tint: string;
  /** A stronger tint; for text in ink and ink-2 only. */
  readonly tint2: string;
}

/**
 * The CSS custom property of each derived token. The fixed neutrals and status colours are defined in the
 * stylesheet.
 */
export const themeProperties: Readonly<Record<keyof ThemeTokens, string>> = {
  primary: '--primary',
  primaryText: '--primary-text',
  accentFill: '--accent-fill',
  accentText: '--accent-text',
  accentHover: '--accent-hover',
  accentActive: '--accent-active',
  accentHoverRing: '--accent-hover-ring',
  accentActiveRing: '--accent-active-ring',
  link: '--link',
  control: '--control',
  controlMark: '--control-mark',
  tint: '--tint',
  tint2: '--tint-2',
};

/** All derived tokens, in stylesheet order. */
export const themeTokenNames = [
  'primary',
  'primaryText',
  'accentFill',
  'accentText',
  'accentHover',
  'accentActive',
  'accentHoverRing',
  'accentActiveRing',
  'link',
  'control',
  'controlMark',
  'tint',
  'tint2',
] as const satisfies readonly (keyof ThemeTokens)[];

/**
 * The fixed neutrals that derived colours are measured against (docs/design.md#theme); duplicated in the
 * stylesheet.
 */
export const neutrals: Readonly<
  Record<
    ThemeMode,
    { readonly ink: string; readonly ink2: string; readonly surface: string; readonly canvas: string }
  >
> = {
  light: { ink: '#14222b', ink2: '#43545f', surface: '#ffffff', canvas: '#f5f7f8' },
  dark: { ink: '#e9eff2', ink2: '#b4c2ca', surface: '#172229', canvas: '#0f171c' },
};

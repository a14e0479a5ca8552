/** Linear sRGB light intensities, each 0–1 inside the gamut. */
export interface LinearRgb {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
}

/** A colour in OKLCH: lightness 0–1, chroma from 0, hue in radians. */
export interface Oklch {
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number;
}

const hexPattern = /^#[0-9a-f]{6}$/i;

/** Whether a text is a colour in the format of the settings: `#rrggbb`, in either case. */
export function isHexColour(text: string): boolean {
  return hexPattern.test(text);
}

/** Converts `#rrggbb` to linear sRGB; anything else gives black. Source: IEC 61966-2-1. */
export function linearFromHex(hex: string): LinearRgb {
  const channel = (start: number): number => {
    const value = isHexColour(hex) ? Number.parseInt(hex.slice(start, start + 2), 16) / 255 : 0;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return { red: channel(1), green: channel(3), blue: channel(5) };
}

/** Converts linear sRGB to `#rrggbb` in lower case, clamping to the gamut. */
export function hexFromLinear(colour: LinearRgb): string {
  const channel = (light: number): string => {
    const clamped = Math.min(1, Math.max(0, light));
    const value = clamped <= 0.0031308 ? clamped * 12.92 : 1.055 * clamped ** (1 / 2.4) - 0.055;
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(colour.red)}${channel(colour.green)}${channel(colour.blue)}`;
}

/**
 * Converts linear sRGB to OKLCH. Source: B. Ottosson, "A perceptual color space for image processing"
 * (2020).
 */
export function oklchFromLinear({ red, green, blue }: LinearRgb): Oklch {
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const lightness = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short;
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return { lightness, chroma: Math.hypot(a, b), hue: Math.atan2(b, a) };
}

/** Converts OKLCH to linear sRGB; the result may be outside the gamut. */
export function linearFromOklch({ lightness, chroma, hue }: Oklch): LinearRgb {
  const a = chroma * Math.cos(hue);
  const b = chroma * Math.sin(hue);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return {
    red: 4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    green: -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    blue: -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  };
}

// Half of one of the 255 steps, so that a colour read from #rrggbb counts as inside the gamut.
const gamutTolerance = 0.0001;

function isInGamut({ red, green, blue }: LinearRgb): boolean {
  return [red, green, blue].every((light) => light >= -gamutTolerance && light <= 1 + gamutTolerance);
}

// Each step reduces the chroma by 7 %: small enough to keep a colour vivid, and the value that gives the
// examples of docs/design.md#theme.
const chromaStep = 0.93;

/**
 * Converts OKLCH to `#rrggbb`: clamps lightness to 0–1, keeps the hue and reduces chroma until the colour
 * fits sRGB.
 */
export function hexFromOklch(colour: Oklch): string {
  const lightness = Math.min(1, Math.max(0, colour.lightness));
  let { chroma } = colour;
  let converted = linearFromOklch({ lightness, chroma, hue: colour.hue });
  // Chroma below 0.001 is grey, which is in the gamut at every lightness.
  while (!isInGamut(converted) && chroma > 0.001) {
    chroma *= chromaStep;
    converted = linearFromOklch({ lightness, chroma, hue: colour.hue });
  }
  return hexFromLinear(converted);
}

/** Converts `#rrggbb` to OKLCH. */
export function oklchFromHex(hex: string): Oklch {
  return oklchFromLinear(linearFromHex(hex));
}

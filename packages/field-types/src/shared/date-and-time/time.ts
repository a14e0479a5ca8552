const separated = /^(\d{1,2})(?: ?[.: ] ?(\d{2})(?:[.:]\d{2}(?:[.,]\d+)?)?)? ?(?:([ap])\.?m\.?)?$/i;
const digitsOnly = /^(\d{1,2})(\d{2})$/;

/**
 * Parses a time of day to `HH:MM`: `14.30`, `14:30`, `14 30`, `1430`, `9`, `2.30 pm`; drops seconds.
 * Undefined when it cannot be parsed (docs/design.md#inputs).
 */
export function readTime(text: string): string | undefined {
  const spelled = text.trim().replace(/\s+/g, ' ');
  const [, hours, minutes = '00', half = ''] = separated.exec(spelled) ?? digitsOnly.exec(spelled) ?? [];
  if (hours === undefined) return undefined;
  const hour = half === '' ? Number(hours) : hourOfHalf(Number(hours), half);
  if (hour === undefined || hour > 23 || Number(minutes) > 59) return undefined;
  return `${String(hour).padStart(2, '0')}:${minutes}`;
}

function hourOfHalf(hour: number, half: string): number | undefined {
  if (hour < 1 || hour > 12) return undefined;
  return (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
}

const withPoint = new Set(['fi', 'sv', 'da', 'id']);

/** Formats a stored time for the language: `9.30` or `09:30`. {@link readTime} parses it back. */
export function spellTime(stored: string, languageTag: string): string {
  return withPoint.has(languageTag.split('-')[0] ?? '') ? stored.replace(':', '.').replace(/^0/, '') : stored;
}

/** A time as its control shows it; what cannot be parsed stays as typed. */
export function timeInControl(text: string, languageTag: string): string {
  const stored = readTime(text);
  return stored === undefined ? text : spellTime(stored, languageTag);
}

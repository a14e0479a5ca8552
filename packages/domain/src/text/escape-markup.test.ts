import { expect, it } from 'vitest';
import { escapeMarkup } from './escape-markup.ts';

it.each([
  ['a tag', '<b>', '&#60;b&#62;'],
  ['the end of an attribute', '" onload="', '&#34; onload=&#34;'],
  ['a character reference', '&lt;', '&#38;lt;'],
  ['nothing of an ordinary text', 'Åke’s form', 'Åke’s form'],
])('escapes %s', (_what, text, escaped) => {
  expect(escapeMarkup(text)).toBe(escaped);
});

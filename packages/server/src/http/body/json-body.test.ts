import { describe, expect, it } from 'vitest';
import { parseJsonBody } from './json-body.ts';

const parse = (text: string) => parseJsonBody(Buffer.from(text));

describe('parseJsonBody', () => {
  it.each(['{}', '[]', '"Äiti"', '{"constructor":"a"}', '['.repeat(16) + ']'.repeat(16)])(
    'reads %s',
    (text) => {
      expect(parse(text)).toEqual({ ok: true, value: JSON.parse(text) });
    },
  );

  it.each([
    ['nothing', '', 'request.malformed'],
    ['half a document', '{"a":', 'request.malformed'],
    ['two documents', '{}{}', 'request.malformed'],
    ['a prototype', '{"a":{"__proto__":{"admin":true}}}', 'request.invalid'],
    ['nesting without end', '['.repeat(100_000) + ']'.repeat(100_000), 'request.invalid'],
    ['objects without end', '{"a":'.repeat(66) + '1' + '}'.repeat(66), 'request.invalid'],
  ])('refuses %s', (_, text, code) => {
    expect(parse(text)).toMatchObject({ ok: false, problems: [{ code }] });
  });

  it('refuses what is not UTF-8', () => {
    expect(parseJsonBody(Buffer.from([0x22, 0xc3, 0x28, 0x22])).ok).toBe(false);
  });
});

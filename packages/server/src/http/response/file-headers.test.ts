import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fileHeaders } from './file-headers.ts';

describe('fileHeaders', () => {
  it.each([
    ['raportti.pdf', `attachment; filename="raportti.pdf"; filename*=UTF-8''raportti.pdf`],
    [
      'Åkes ansökan.pdf',
      `attachment; filename="Akes ansokan.pdf"; filename*=UTF-8''%C3%85kes%20ans%C3%B6kan.pdf`,
    ],
    [
      'Привет.txt',
      `attachment; filename="______.txt"; filename*=UTF-8''%D0%9F%D1%80%D0%B8%D0%B2%D0%B5%D1%82.txt`,
    ],
    [`a"b\\c'(1)*.png`, `attachment; filename="a_b_c'(1)*.png"; filename*=UTF-8''a%22b%5Cc%27%281%29%2A.png`],
  ])('encodes the name %s so that every browser reads it (RFC 6266)', (name, disposition) => {
    expect(fileHeaders(name, 'application/pdf')['content-disposition']).toBe(disposition);
  });

  it.each([
    ['application/pdf', 'application/pdf'],
    ['text/plain', 'text/plain; charset=utf-8'],
    ['text/html', 'application/octet-stream'],
    ['image/svg+xml', 'application/octet-stream'],
    ['application/zip', 'application/octet-stream'],
  ])('sends %s as %s', (mediaType, sent) => {
    expect(fileHeaders('x', mediaType)['content-type']).toBe(sent);
  });

  it('never lets a name break out of its header', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        const disposition = fileHeaders(name, 'application/pdf')['content-disposition'] ?? '';

        expect(disposition).toMatch(
          /^attachment; filename="[^"\\\r\n]*"; filename\*=UTF-8''[\w!#$&+.^`|~%-]*$/,
        );
        const encoded = disposition.split("UTF-8''")[1] ?? '';
        expect(decodeURIComponent(encoded)).toBe(name.toWellFormed());
      }),
    );
  });

  it('leaves a file without any rights if it is displayed nevertheless', () => {
    expect(fileHeaders('x.pdf', 'application/pdf')).toMatchObject({
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
  });
});

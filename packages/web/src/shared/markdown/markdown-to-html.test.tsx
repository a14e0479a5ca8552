import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markdownToHtml } from './markdown-to-html.ts';

const opensInNewTab = '(opens in a new tab)';

function html(source: string, id?: string): string {
  return markdownToHtml(source, { opensInNewTab, id });
}

describe('markdown of forms and settings', () => {
  it.each([
    ['one\n\ntwo', '<p>one</p>\n<p>two</p>'],
    ['**bold** and *emphasis*', '<p><strong>bold</strong> and <em>emphasis</em></p>'],
    ['- one\n- two', '<ul>\n<li>one</li>\n<li>two</li>\n</ul>'],
    ['3. three\n4. four', '<ol start="3">\n<li>three</li>\n<li>four</li>\n</ol>'],
    ['one\\\ntwo', '<p>one<br>\ntwo</p>'],
    ['5 < 6 & 7 > 3 "quoted"', '<p>5 &lt; 6 &amp; 7 &gt; 3 &quot;quoted&quot;</p>'],
  ])('writes %j', (source, expected) => {
    expect(html(source)).toBe(expected);
  });

  it.each([
    ['# Heading', '<p>Heading</p>'],
    ['Heading\n===', '<p>Heading</p>'],
    ['see ![map](/map.png)', '<p>see </p>'],
    ['one\n\n---\n\ntwo', '<p>one</p>\n\n<p>two</p>'],
    ['> said', '<p>said</p>'],
    ['`code` and\n\n    more', '<p>code and</p>\nmore'],
    ['|a|b|\n|-|-|', '<p>|a|b|\n|-|-|</p>'],
    ['a <b>bold</b> tag', '<p>a bold tag</p>'],
    ['<div onclick="x()">\nblock\n</div>', ''],
  ])('keeps the words and drops the rest of %j', (source, expected) => {
    expect(html(source).replace(/\n+/g, '\n')).toBe(expected.replace(/\n+/g, '\n'));
  });

  it.each(['*', '_', '>', '[', '`', '- ', '<a', '_a*', '**a **', 'a\n=\n', '1) ', '1. '])(
    'takes little time with %j repeated',
    (mark) => {
      const source = mark.repeat(20_000 / mark.length);
      const begun = performance.now();
      const written = html(source);

      expect(performance.now() - begun).toBeLessThan(1_000);
      expect(written).toMatch(/^<p>.*<\/p>$/s);
    },
  );

  it.each(['- 1) ', '> 1. ', '1) '])('writes %j as typed where a line begins with very many', (mark) => {
    const source = `${mark.repeat(400)}a`;
    const begun = performance.now();
    const written = html(`Before\n\n${source}`);

    expect(performance.now() - begun).toBeLessThan(50);
    expect(written).toMatch(/^<p>Before\n\n[^<]*<\/p>$/);
  });

  it.each(['-'.repeat(80), '*'.repeat(80), '_'.repeat(80)])('drops the rule %s', (rule) => {
    expect(html(`a\n\n${rule}\n\n*b*`).replace(/\n+/g, '\n')).toBe('<p>a</p>\n<p><em>b</em></p>');
  });

  it('writes a plain sentence as the parser would', () => {
    const character = fc.constantFrom(...'aåÖ1 ,.;:?!%()’–-');
    fc.assert(
      fc.property(fc.string({ unit: character, maxLength: 20 }), (rest) => {
        const sentence = `a${rest}`.trim();

        expect(`${html(sentence)}\n<p><strong>b</strong></p>`).toBe(html(`${sentence}\n\n**b**`));
      }),
    );
  });

  it('opens web addresses in a new tab and says so', () => {
    expect(html('[guide](https://example.org/a?b=1&c=2 "title")')).toBe(
      '<p><a href="https://example.org/a?b=1&amp;c=2" target="_blank" rel="noopener noreferrer">guide ' +
        '<span>(opens in a new tab)</span></a></p>',
    );
  });

  it.each([
    ['[06 555](tel:06555)', '<p><a href="tel:06555">06 555</a></p>'],
    ['<a@example.org>', '<p><a href="mailto:a@example.org">a@example.org</a></p>'],
    ['[below](#part)', '<p><a href="#part">below</a></p>'],
  ])('follows %j in the same tab', (source, expected) => {
    expect(html(source)).toBe(expected);
  });

  it.each([
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert(1))',
    '[x](java&#115;cript:alert(1))',
    '[x](<java\tscript:alert(1)>)',
    '[x](data:text/html,<script>alert(1)</script>)',
    '[x](vbscript:msgbox)',
    '[x](file:///etc/passwd)',
    '[x](blob:https://a/b)',
    '[x][r]\n\n[r]: javascript:alert(1)',
    '<javascript:alert(1)>',
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<svg/onload=alert(1)>',
    '<a href="javascript:alert(1)">x</a>',
    '![x](javascript:alert(1))',
    '![x](https://tracker.example/pixel.png)',
    '[x](https://a" onmouseover="alert(1))',
    '[x](<https://a" onmouseover="alert(1)>)',
    '[x](https://a "\\" onmouseover=\\"alert(1)")',
    '[<img src=x onerror=alert(1)>](https://a)',
    '<style>*{display:none}</style>',
    '<iframe src="https://a"></iframe>',
    '<p style="position:fixed">x</p>',
    '</div></main><form action="https://a"><input name=x>',
    '<!-- --><b',
    '&lt;script&gt;alert(1)&lt;/script&gt;',
  ])('writes no dangerous HTML for %j', (source) => {
    expectHarmless(html(source, 'id'));
  });

  it('writes no dangerous HTML, whatever the source', () => {
    const pieces = fc.constantFrom(
      ...['<', '>', '"', "'", '[', ']', '(', ')', '!', '&', '#', '*', '`', '\\', '\n', ' ', '\t', '/', '='],
      ...[
        'javascript:',
        'https://a',
        'onload',
        'script',
        'img',
        'a',
        'href',
        'x',
        '&#106;',
        '- ',
        '1. ',
        ':',
      ],
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 40 }), (parts) => expectHarmless(html(parts.join(''), 'id'))),
      { numRuns: 500 },
    );
  });

  it('gives an id to the whole text, or to its first paragraph when there are links', () => {
    expect(html('one\n\ntwo', 'd')).toBe('<div id="d"><p>one</p>\n<p>two</p></div>');
    expect(html('one\n\n[two](tel:2)', 'd')).toBe('<p id="d">one</p>\n<p><a href="tel:2">two</a></p>');
  });
});

const allowed: Readonly<Record<string, readonly string[]>> = {
  P: ['id'],
  DIV: ['id'],
  STRONG: [],
  EM: [],
  UL: [],
  OL: ['start'],
  LI: [],
  BR: [],
  SPAN: [],
  A: ['href', 'target', 'rel'],
};

function expectHarmless(written: string): void {
  const { body } = new DOMParser().parseFromString(`<body>${written}</body>`, 'text/html');
  for (const element of body.querySelectorAll('*')) {
    expect(Object.keys(allowed)).toContain(element.tagName);
    for (const name of element.getAttributeNames()) expect(allowed[element.tagName]).toContain(name);
    if (element instanceof HTMLAnchorElement) {
      expect(['http:', 'https:', 'mailto:', 'tel:']).toContain(element.protocol);
    }
  }
}

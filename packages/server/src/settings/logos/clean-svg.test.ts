import { describe, expect, it } from 'vitest';
import { cleanSvg } from './clean-svg.ts';

const namespaces = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';

function svg(content: string, attributes = ''): string {
  return `<svg ${namespaces} viewBox="0 0 10 10"${attributes}>${content}</svg>`;
}

const sodipodi = 'xmlns:i="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"';

describe('an SVG', () => {
  it.each([
    ['shapes', svg('<path d="M0 0h5" style="fill: #fff"/><circle r="2" fill="url(#g)"/>')],
    [
      'gradients and references within it',
      svg('<defs><linearGradient id="g"/></defs><use xlink:href="#g"/><use href="#g"/>'),
    ],
    ['styles', svg('<style>.a { fill: url("#g") }</style>')],
    [
      'a backslash or an address in its description',
      svg('<title>C:\\plans</title><desc>url(//town.example), @import</desc><text>\\</text>'),
    ],
    ['references to characters', svg('<text fill="&lt;&amp;&quot;&#10;">&lt;script&gt; &amp;amp;</text>')],
    ['prefixes', '<s:svg xmlns:s="http://www.w3.org/2000/svg"><s:path d="M0 0"/></s:svg>'],
  ])('with %s stays as it is', (_, text) => {
    expect(cleanSvg(text)).toEqual({ svg: text, removed: [] });
  });

  it.each([
    ['comments', svg('<!-- Made by hand -->')],
    ['metadata', svg('<metadata><title>Draft</title></metadata>')],
    ['notes of a drawing program', svg(`<i:namedview ${sodipodi} onload="x"><path/></i:namedview>`)],
    ['attributes of a drawing program', svg('', ` ${sodipodi} i:docname="a.svg"`)],
    ['a declaration', `<?xml version="1.0" encoding="UTF-8"?>\n${svg('')}\n`],
    [
      'the document type of SVG 1.1',
      `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">${svg('')}`,
    ],
  ])('loses %s without reporting it', (_, text) => {
    expect(cleanSvg(text)).toEqual({ svg: svg(''), removed: [] });
  });

  it.each([
    ['<script>', '<script>alert(1)</script>'],
    ['<s:script>', '<s:script xmlns:s="http://www.w3.org/2000/svg"/>'],
    ['<h:script>', '<h:script xmlns:h="http://www.w3.org/1999/xhtml">alert(1)</h:script>'],
    [
      '<foreignObject>',
      '<foreignObject><path/><p xmlns="http://www.w3.org/1999/xhtml">a</p></foreignObject>',
    ],
    ['<image>', '<image href="data:image/png;base64,AAAA"/>'],
    ['<animate>', '<animate attributeName="href" to="javascript:alert(1)"/>'],
    ['<style>', '<style>@import "https://example.org/a.css";</style>'],
    ['<style>', '<style><![CDATA[path { fill: url( //example.org ) }]]></style>'],
    ['<style>', '<style>path{fill:u<![CDATA[rl(//example.org)]]>}</style>'],
    ['<style>', '<style>@imp<!-- -->ort "//example.org"</style>'],
    ['<style>', '<style>path{fill:url(\u00a0#x)}</style>'],
    ['<style>', '<style>path{fill:u<!-- -->rl(//example.org)}</style>'],
    ['<style>', '<style>path{fill:u<![CDATA[r]]><!-- --><![CDATA[l(]]>//example.org)}</style>'],
    ['<s:style>', '<s:style xmlns:s="http://www.w3.org/2000/svg">@imp<!---->ort ""</s:style>'],
  ])('loses %s and all in it: %s', (name, content) => {
    expect(cleanSvg(svg(content))).toEqual({ svg: svg(''), removed: [name] });
  });

  it.each([
    ['onload', 'onload="alert(1)"'],
    ['ONCLICK', 'ONCLICK="alert(1)"'],
    ['xlink:href', 'xlink:href="https://example.org/a.svg#x"'],
    ['href', 'href=" javascript:alert(1)"'],
    ['fill', 'fill="url(https://example.org/a.svg#x)"'],
    ['style', 'style="fill: u\\72l(//example.org)"'],
    ['xml:base', 'xml:base="https://example.org/"'],
    // Neither is white space in an address or a style, so that these name a file beside the logo.
    ['href', 'href="\u00a0#x"'],
    ['fill', 'fill="url(\ufeff#x)"'],
  ])('loses the attribute %s: %s', (name, attribute) => {
    expect(cleanSvg(svg(`<use ${attribute}/>`))).toEqual({ svg: svg('<use/>'), removed: [name] });
  });

  it('loses a link, but not what is drawn in it', () => {
    expect(cleanSvg(svg('<a href="https://example.org/"><path/><a/><script/></a><path/>'))).toEqual({
      svg: svg('<path/><path/>'),
      removed: ['<a>', '<script>'],
    });
  });

  it('loses elements within a style, and the style with them when what is left refers outside the file', () => {
    expect(cleanSvg(svg('<style>path{fill:u<tspan>x</tspan>rl(//example.org)}</style>'))).toEqual({
      svg: svg(''),
      removed: ['<tspan>', '<style>'],
    });
  });

  const levels = (count: number, copies: number) =>
    Array.from({ length: count }, (_, level) => {
      const copy = `<use xlink:href="#a${level}"/>`;
      return `<g id="a${level + 1}">${copy.repeat(copies)}</g>`;
    }).join('');

  it.each([
    ['are more than browsers draw', `<path id="a0"/>${levels(9, 10)}<use href="#a9"/>`],
    [
      'are as many by the first of two ids',
      `<path id="a0"/>${levels(9, 10)}<g id="a9"/><g xml:id="b" id="c"/><use href="#a9"/>`,
    ],
    ['name what only looks like white space', '<path id="a"/><g id="a\u00a0"/><use href="#a\u00a0"/>'],
    ['name what a browser decodes', '<path id="%61"/><g id="a"/><use href="#%61"/>'],
    ['have two references', `<path id="a0"/>${levels(9, 10)}<use xlink:href="#a0" href="#a9"/>`],
    ['contain themselves', '<g id="a"><use href="#a"/></g>'],
    ['are copies of copies a thousand deep', levels(1_000, 1)],
  ])('loses its copies when they %s', (_, content) => {
    expect(cleanSvg(svg(content))).toMatchObject({
      svg: expect.not.stringContaining('<use'),
      removed: ['<use>'],
    });
  });

  it('keeps a thousand copies of a shape', () => {
    const text = svg(`<path id="a0"/>${levels(3, 10)}<use href="#a3"/>`);

    expect(cleanSvg(text)).toEqual({ svg: text, removed: [] });
  });

  it('loses style sheets of the file', () => {
    expect(cleanSvg(`<?xml-stylesheet href="https://example.org/a.xsl"?>${svg('')}`)).toEqual({
      svg: svg(''),
      removed: ['<?xml-stylesheet?>'],
    });
  });

  it('names each thing once', () => {
    expect(cleanSvg(svg('<script/><path onload=""/><script/><path onload=""/>'))).toEqual({
      svg: svg('<path/><path/>'),
      removed: ['<script>', 'onload'],
    });
  });

  it.each([
    ['is cut off', svg('').slice(0, -3)],
    ['uses an entity that nothing declares', svg('&a;')],
    ['is a page', '<html xmlns="http://www.w3.org/1999/xhtml"/>'],
    ['is in no namespace', '<svg/>'],
    ['has characters of XML 1.1', `<?xml version="1.1"?>${svg('<text>&#1;</text>')}`],
    ['is empty', ''],
  ])('that %s is no SVG', (_, text) => {
    expect(cleanSvg(text)).toBe('not-svg');
  });

  it('that uses its own entities cannot be cleaned', () => {
    expect(cleanSvg(`<!DOCTYPE svg [<!ENTITY a "b">]>${svg('&a;')}`)).toBe('entities');
  });
});

import { describe, expect, it } from 'vitest';
import { findActiveContent } from './find-active-content.ts';

const namespaces = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';

function svg(content: string, attributes = ''): string {
  return `<svg ${namespaces} viewBox="0 0 10 10" ${attributes}>${content}</svg>`;
}

describe('an SVG', () => {
  it.each([
    ['shapes', svg('<path d="M0 0h5" style="fill: #fff"/><circle r="2" fill="url(#g)"/>')],
    [
      'gradients and references within it',
      svg('<defs><linearGradient id="g"/></defs><use xlink:href="#g"/><use href="#g"/>'),
    ],
    ['styles', svg('<style>.a { fill: url("#g") }</style><style><![CDATA[.b { fill: red }]]></style>')],
    [
      'a backslash or an address in its description',
      svg('<title>C:\\plans</title><desc>url(//town.example), @import</desc><text>\\</text>'),
    ],
    [
      'notes of a drawing program',
      `<?xml version="1.0" encoding="UTF-8"?><!-- Made by hand -->${svg(
        '<i:namedview xmlns:i="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"/><metadata/>',
      )}`,
    ],
    [
      'the document type of SVG 1.1',
      `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">${svg('')}`,
    ],
  ])('with %s only draws', (_, text) => {
    expect(findActiveContent(text)).toBeUndefined();
  });

  it.each([
    ['<script>', svg('<script>alert(1)</script>')],
    ['<s:script>', `<s:svg xmlns:s="http://www.w3.org/2000/svg"><s:script/></s:svg>`],
    ['<h:script>', svg('<h:script xmlns:h="http://www.w3.org/1999/xhtml"/>')],
    ['<foreignObject>', svg('<foreignObject/>')],
    ['<image>', svg('<image href="data:image/png;base64,AAAA"/>')],
    ['<a>', svg('<a href="#x"/>')],
    ['<animate>', svg('<animate attributeName="href" to="javascript:alert(1)"/>')],
    ['<feImage>', svg('<filter><feImage href="#x"/></filter>')],
    ['onload', svg('', 'onload="alert(1)"')],
    ['ONCLICK', svg('<path ONCLICK="alert(1)"/>')],
    ['xlink:href', svg('<use xlink:href="https://example.org/a.svg#x"/>')],
    ['href', svg('<use href=" javascript:alert(1)"/>')],
    ['fill', svg('<path fill="url(https://example.org/a.svg#x)"/>')],
    ['style', svg('<path style="fill: u\\72l(//example.org)"/>')],
    ['url()', svg('<style>@import "https://example.org/a.css";</style>')],
    ['url()', svg('<style><![CDATA[path { fill: url( //example.org ) }]]></style>')],
    ['url()', svg('<style>path{fill:u<![CDATA[rl(//example.org)]]>}</style>')],
    ['url()', svg('<style>@imp<!-- -->ort "//example.org"</style>')],
    ['url()', svg('<style>path{fill:u<!-- -->rl(//example.org)}</style>')],
    ['url()', svg('<style>path{fill:u<![CDATA[r]]><!-- --><![CDATA[l(]]>//example.org)}</style>')],
    ['<tspan>', svg('<style>path{fill:u<tspan/>rl(//example.org)}</style>')],
    ['url()', `<s:svg xmlns:s="http://www.w3.org/2000/svg"><s:style>@imp<!---->ort ""</s:style></s:svg>`],
    ['<?xml-stylesheet?>', `<?xml-stylesheet href="https://example.org/a.xsl"?>${svg('')}`],
    ['<!ENTITY>', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('')}`],
    ['xml:base', svg('<g xml:base="javascript:alert(1)"/>')],
  ])('with %s is active: %s', (name, text) => {
    expect(findActiveContent(text)).toEqual({ kind: 'active', name });
  });

  it.each([
    ['is cut off', svg('').slice(0, -3)],
    ['uses an entity that nothing declares', svg('&a;')],
    ['is a page', '<html xmlns="http://www.w3.org/1999/xhtml"/>'],
    ['is in no namespace', '<svg/>'],
    ['is empty', ''],
  ])('that %s is no SVG', (_, text) => {
    expect(findActiveContent(text)).toEqual({ kind: 'not-svg' });
  });
});

import { SaxesParser, type SaxesAttributeNS, type SaxesTagNS } from 'saxes';
import { countDrawn } from './count-drawn.ts';

const svgNamespace = 'http://www.w3.org/2000/svg';
const htmlNamespace = 'http://www.w3.org/1999/xhtml';
const xlinkNamespace = 'http://www.w3.org/1999/xlink';
const xmlNamespace = 'http://www.w3.org/XML/1998/namespace';
const xmlnsNamespace = 'http://www.w3.org/2000/xmlns/';

/** Elements of SVG that only draw. Everything that runs, loads, links, animates or embeds is left out. */
const drawingElements: ReadonlySet<string> = new Set(
  (
    'svg g defs symbol use title desc path rect circle ellipse line polyline polygon text tspan textPath ' +
    'style linearGradient radialGradient stop pattern clipPath mask marker switch view filter feBlend feColorMatrix ' +
    'feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow ' +
    'feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight ' +
    'feSpecularLighting feSpotLight feTile feTurbulence'
  ).split(' '),
);

/** Limit on the elements of a picture, copies included: a thousand bytes can ask for so many that no browser ever shows the page. */
const maxDrawn = 5_000;

const withoutCopies: ReadonlySet<string> = new Set([...drawingElements].filter((name) => name !== 'use'));

/** An SVG rewritten from what only draws. */
export interface CleanSvg {
  readonly svg: string;
  /**
   * What was left out and browsers would have used, each once: `<script>`, `onload`. Empty when the picture is as its
   * author made it: comments, metadata and notes of drawing programs are left out too, but are not named.
   */
  readonly removed: readonly string[];
}

/** Why a text cannot be cleaned. */
export type SvgFault =
  /** It is not well-formed XML, or its root is not `svg`. */
  | 'not-svg'
  /** Its document type declares entities, without which it cannot be read. */
  | 'entities';

/**
 * Rewrites an SVG with nothing but what draws. Left out are scripts, event handlers, foreign content, links,
 * animations, pictures, references to other files, and styles that have such references; and copies within it when they are
 * more than browsers draw.
 */
export function cleanSvg(svg: string): CleanSvg | SvgFault {
  const clean = rewrite(svg, drawingElements);
  if (typeof clean === 'string' || !clean.svg.includes('use') || countDrawn(clean.svg) <= maxDrawn)
    return clean;
  return rewrite(svg, withoutCopies);
}

/** Writes an SVG again from its elements of some names, and their attributes that only draw. */
function rewrite(svg: string, kept: ReadonlySet<string>): CleanSvg | SvgFault {
  // Read as XML 1.0, which is what is written: a browser would refuse anything that only XML 1.1 allows.
  const parser = new SaxesParser({ xmlns: true, defaultXMLVersion: '1.0', forceXMLVersion: true });
  const removed = new Set<string>();
  let written = '';
  let root: SaxesTagNS | undefined;
  let declaresEntities = false;
  /** How many elements deep the parser is in one that is left out. */
  let leftOutDepth = 0;
  /** The open style and its text so far: browsers read it as one, whatever comments are between the pieces. */
  let style: { readonly start: string; text: string } | undefined;

  parser.on('doctype', (doctype) => (declaresEntities ||= doctype.includes('[')));
  parser.on('processinginstruction', ({ target }) => removed.add(`<?${target}?>`));
  parser.on('opentag', (tag) => {
    root ??= tag;
    if (leftOutDepth > 0 || style !== undefined || !(draws(tag, kept) || isLink(tag))) {
      if (leftOutDepth === 0 && isRead(tag)) removed.add(`<${tag.name}>`);
      leftOutDepth += 1;
      return;
    }
    if (isLink(tag)) {
      removed.add(`<${tag.name}>`);
      return;
    }
    const start = startTag(tag, removed);
    if (tag.local === 'style') style = { start, text: '' };
    else written += start;
  });
  const addText = (text: string) => {
    if (leftOutDepth > 0) return;
    if (style === undefined) written += escapeText(text);
    else style.text += text;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', (tag) => {
    if (leftOutDepth > 0) {
      leftOutDepth -= 1;
      return;
    }
    if (isLink(tag)) return;
    const { name, isSelfClosing } = tag;
    const ending = isSelfClosing ? '' : `</${name}>`;
    if (style === undefined) written += ending;
    else if (refersOutside(style.text)) removed.add(`<${name}>`);
    else written += style.start + escapeText(style.text) + ending;
    style = undefined;
  });
  try {
    parser.write(svg).close();
  } catch {
    return declaresEntities ? 'entities' : 'not-svg';
  }
  return root?.local === 'svg' && root.uri === svgNamespace
    ? { svg: written.trim(), removed: [...removed] }
    : 'not-svg';
}

function draws({ local, uri }: SaxesTagNS, kept: ReadonlySet<string>): boolean {
  return uri === svgNamespace && kept.has(local);
}

/** Whether an element is a link, which is left out without what it encloses. */
function isLink({ local, uri }: SaxesTagNS): boolean {
  return uri === svgNamespace && local === 'a';
}

/** Whether browsers do anything with an element: they ignore metadata, and what drawing programs note for themselves. */
function isRead({ local, uri }: SaxesTagNS): boolean {
  return uri === htmlNamespace || (uri === svgNamespace && local !== 'metadata');
}

/** The start of an element with the attributes that only draw; adds the names of others to `removed`. */
function startTag({ name, attributes, isSelfClosing }: SaxesTagNS, removed: Set<string>): string {
  const kept = Object.values(attributes).filter((attribute) => {
    if (!isUsed(attribute)) return false;
    const isLeftOut = isActive(attribute);
    if (isLeftOut) removed.add(attribute.name);
    return !isLeftOut;
  });
  const written = kept.map(({ name: attribute, value }) => ` ${attribute}="${escapeValue(value)}"`).join('');
  return `<${name}${written}${isSelfClosing ? '/' : ''}>`;
}

/** Whether an attribute means anything in a picture. */
function isUsed({ uri, value }: SaxesAttributeNS): boolean {
  if (uri === xmlnsNamespace) return value === svgNamespace || value === xlinkNamespace;
  return ['', xlinkNamespace, xmlNamespace].includes(uri);
}

/** Whether an attribute does more than draw: runs, loads or refers to something outside the file. */
function isActive({ local, uri, value }: SaxesAttributeNS): boolean {
  if (uri === xmlNamespace) return local === 'base';
  if (/^on/i.test(local)) return true;
  if (/^(href|src)$/i.test(local)) return !/^[ \t\n\r]*#/.test(value);
  return refersOutside(value);
}

/**
 * Whether a style, or an attribute that may hold one, refers to something outside the file, or could hide that it does. Only what
 * is white space in a style may precede the number sign.
 */
function refersOutside(style: string): boolean {
  return /url\((?![ \t\n\r]*["']?#)|@import|image-set|\\|(java|vb)script:/i.test(style);
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** A text between tags (XML 1.0, §2.4). */
function escapeText(text: string): string {
  return text.replaceAll(/[&<>]/g, (character) => entities[character] ?? '');
}

/** A value in double quotes (XML 1.0, §2.3); escapes the white space that a parser would normalise to spaces (§3.3.3). */
function escapeValue(value: string): string {
  return value
    .replaceAll(/[&<>"]/g, (character) => entities[character] ?? '')
    .replaceAll(/[\t\n\r]/g, (character) => `&#${String(character.codePointAt(0))};`);
}

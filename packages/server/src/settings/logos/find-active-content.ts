import { SaxesParser, type SaxesTagNS } from 'saxes';

const svgNamespace = 'http://www.w3.org/2000/svg';

/** Elements of SVG that only draw. Everything that runs, loads, links, animates or embeds is left out. */
const drawingElements: ReadonlySet<string> = new Set(
  (
    'svg g defs symbol use title desc metadata path rect circle ellipse line polyline polygon text tspan textPath ' +
    'style linearGradient radialGradient stop pattern clipPath mask marker switch view filter feBlend feColorMatrix ' +
    'feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow ' +
    'feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight ' +
    'feSpecularLighting feSpotLight feTile feTurbulence'
  ).split(' '),
);

/** Namespaces of what drawing programs note for themselves; browsers ignore them. */
const notesOfPrograms: ReadonlySet<string> = new Set([
  'http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd',
  'http://www.inkscape.org/namespaces/inkscape',
  'http://www.w3.org/1999/02/22-rdf-syntax-ns#',
  'http://creativecommons.org/ns#',
  'http://web.resource.org/cc/',
  'http://purl.org/dc/elements/1.1/',
  'http://www.serif.com/',
  'http://www.bohemiancoding.com/sketch/ns',
]);

/** What keeps a text from being a picture that only draws. */
export type SvgFault =
  /** It is not well-formed XML, or its root is not `svg`. */
  | { readonly kind: 'not-svg' }
  /** The first element, attribute or construct that does more than draw. */
  | { readonly kind: 'active'; readonly name: string };

/**
 * Looks for anything in an SVG that runs, or refers outside the file: scripts, event handlers, foreign content,
 * links, animations, pictures, imported styles, entities and stylesheets. Undefined when it only draws.
 */
export function findActiveContent(svg: string): SvgFault | undefined {
  const parser = new SaxesParser({ xmlns: true });
  const found: string[] = [];
  let root: SaxesTagNS | undefined;
  let style: string | undefined;
  parser.on('doctype', (doctype) => {
    if (doctype.includes('[')) found.push('<!ENTITY>');
  });
  parser.on('processinginstruction', ({ target }) => found.push(`<?${target}?>`));
  parser.on('opentag', (tag) => {
    root ??= tag;
    found.push(...activeIn(tag));
    if (style !== undefined) found.push(`<${tag.name}>`);
    if (isStyle(tag)) style = '';
  });
  // A browser reads the pieces of a style sheet as one text, whatever comments and CDATA sections stand between them.
  const addToStyle = (piece: string) => {
    if (style !== undefined) style += piece;
  };
  parser.on('text', addToStyle);
  parser.on('cdata', addToStyle);
  parser.on('closetag', (tag) => {
    if (!isStyle(tag)) return;
    if (refersOutside(style ?? '')) found.push('url()');
    style = undefined;
  });
  try {
    parser.write(svg).close();
  } catch {
    return { kind: 'not-svg' };
  }
  if (root?.local !== 'svg' || root.uri !== svgNamespace) return { kind: 'not-svg' };
  const [name] = found;
  return name === undefined ? undefined : { kind: 'active', name };
}

function isStyle({ local, uri }: SaxesTagNS): boolean {
  return local === 'style' && uri === svgNamespace;
}

function activeIn({ name, local, uri, attributes }: SaxesTagNS): readonly string[] {
  const draws = uri === svgNamespace ? drawingElements.has(local) : notesOfPrograms.has(uri);
  const active = Object.values(attributes)
    .filter((attribute) => isActive(attribute.local, attribute.value))
    .map((attribute) => attribute.name);
  return draws ? active : [`<${name}>`, ...active];
}

function isActive(name: string, value: string): boolean {
  if (/^on/i.test(name)) return true;
  if (/^(href|src)$/i.test(name)) return !value.trim().startsWith('#');
  return refersOutside(value);
}

/** Whether a style, or an attribute that may hold one, refers to something outside the file, or could hide that it does. */
function refersOutside(style: string): boolean {
  return /url\(\s*(?!\s|["']?#)|@import|image-set|\\|(java|vb)script:/i.test(style);
}

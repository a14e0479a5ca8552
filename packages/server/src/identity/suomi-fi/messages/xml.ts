import { DOMParser } from '@xmldom/xmldom';
import { SaxesParser } from 'saxes';

/** Namespaces of SAML, XML signatures and XML encryption. */
export const namespaces = {
  protocol: 'urn:oasis:names:tc:SAML:2.0:protocol',
  assertion: 'urn:oasis:names:tc:SAML:2.0:assertion',
  metadata: 'urn:oasis:names:tc:SAML:2.0:metadata',
  signature: 'http://www.w3.org/2000/09/xmldsig#',
  encryption: 'http://www.w3.org/2001/04/xmlenc#',
} as const;

/** A kind of element. */
interface ElementName {
  readonly namespace: string;
  readonly name: string;
}

const elementsIn =
  (namespace: string) =>
  (name: string): ElementName => ({ namespace, name });

/** The names of elements, by the namespace that they are in. */
export const inProtocol = elementsIn(namespaces.protocol);
export const inAssertion = elementsIn(namespaces.assertion);
export const inMetadata = elementsIn(namespaces.metadata);
export const inSignature = elementsIn(namespaces.signature);

/** Markup that no SAML message needs: after the declaration, only elements, attributes and text are allowed. */
const forbiddenMarkup = /<[!?]/;
const declaration = /^<\?xml version="1\.0"( encoding="(utf|UTF)-8")?( standalone="(yes|no)")?\s*\?>\s*/;

/** Whether a text has a document type, comments, CDATA sections or processing instructions. */
export function hasForbiddenMarkup(text: string): boolean {
  return forbiddenMarkup.test(text.replace(declaration, ''));
}

/** Messages and metadata are about fifteen elements deep; the DOM parser takes seconds for thousands, and the libraries recurse. */
const maxDepth = 50;

/** The root of a document; undefined when it is not well-formed, or its elements are deeper than fifty. */
export function parseXml(text: string): Element | undefined {
  const fail = (message: string) => {
    throw new Error(message);
  };
  try {
    requireWellFormed(text);
    const parser = new DOMParser({ errorHandler: { warning: fail, error: fail, fatalError: fail } });
    return parser.parseFromString(text, 'text/xml').documentElement;
  } catch {
    return undefined;
  }
}

/**
 * Throws an error unless the text is well-formed, its prefixes are declared and its depth is within the limit. The DOM parser, which
 * the signature library needs, also accepts text outside the root and references to characters and entities that XML forbids.
 */
function requireWellFormed(text: string): void {
  const parser = new SaxesParser({ xmlns: true });
  let depth = 0;
  parser.on('opentag', () => {
    depth += 1;
    if (depth > maxDepth) throw new Error('Its elements are too deep');
  });
  parser.on('closetag', () => (depth -= 1));
  parser.write(text).close();
}

/** Child elements, in order. */
export function childrenOf(parent: Element): readonly Element[] {
  const children: Element[] = [];
  for (let node = parent.firstChild; node !== null; node = node.nextSibling) {
    if (isElement(node)) children.push(node);
  }
  return children;
}

/** An element and everything below it. */
export function withDescendants(root: Element): readonly Element[] {
  const elements = [root];
  for (let next = 0; next < elements.length; next += 1) elements.push(...childrenOf(elements[next] ?? root));
  return elements;
}

/** The element around an element; undefined for a root. */
export function parentOf({ parentNode }: Element): Element | undefined {
  return parentNode !== null && isElement(parentNode) ? parentNode : undefined;
}

/** Child elements of one kind. */
export function childrenNamed(parent: Element, name: ElementName): readonly Element[] {
  return childrenOf(parent).filter((child) => isNamed(child, name));
}

/** The only child element of this name; undefined when there is none or more than one. */
export function onlyChild(parent: Element | undefined, name: ElementName): Element | undefined {
  const children = parent === undefined ? [] : childrenNamed(parent, name);
  return children.length === 1 ? children[0] : undefined;
}

/** Whether an element is of a kind. */
export function isNamed(element: Element, { namespace, name }: ElementName): boolean {
  return element.localName === name && element.namespaceURI === namespace;
}

/** The value of an attribute; undefined when it is absent or empty. */
export function attributeOf(element: Element | undefined, name: string): string | undefined {
  const value = element?.getAttribute(name) ?? '';
  return value === '' ? undefined : value;
}

/** The trimmed text of an element; empty when there is none. */
export function textOf(element: Element | undefined): string {
  return (element?.textContent ?? '').trim();
}

function isElement(node: Node): node is Element {
  return node.nodeType === 1;
}

import { escapeMarkup } from '@form-portal/domain';
import { micromark } from 'micromark';
import type { Options } from 'micromark';

export interface MarkdownOptions {
  /** Text after links that open in a new tab. */
  readonly opensInNewTab: string;
  /**
   * Id for `aria-describedby`. The whole text has it; only the first paragraph when the text starts with one and contains links, so that
   * a description does not read the addresses of later paragraphs aloud (docs/design.md#field-frame).
   */
  readonly id?: string | undefined;
}

/** Turns the markdown of a form or the settings into safe HTML. */
export type MarkdownToHtml = (source: string, options: MarkdownOptions) => string;

interface Link {
  readonly open: string;
  readonly close: string;
}

const keptTags = new Set(['p', 'strong', 'em', 'ul', 'ol', 'li', 'br']);
const newTabProtocols = ['http:', 'https:'];
const sameTabProtocols = ['mailto:', 'tel:'];
const noLink: Link = { open: '', close: '' };

type HtmlExtension = NonNullable<Options['htmlExtensions']>[number];
type Handle = NonNullable<NonNullable<HtmlExtension['enter']>['htmlFlow']>;

const startDiscarding: Handle = function () {
  this.buffer();
  return undefined;
};

const stopDiscarding: Handle = function () {
  this.resume();
  return undefined;
};

const withoutRawHtml: HtmlExtension = {
  enter: { htmlFlow: startDiscarding, htmlText: startDiscarding },
  exit: { htmlFlow: stopDiscarding, htmlText: stopDiscarding },
};

/** A line that starts with a letter and contains nothing that has a meaning in markdown or HTML. */
const plainLine = /^\p{L}(?:[\p{L}\p{M}\p{N} ,.;:?!%()'’–-]*[\p{L}\p{M}\p{N},.;:?!%)’–])?$/u;

/**
 * A text is not parsed when it has more marks than this, which are characters and numbers of lists with a meaning in markdown: the parser
 * compares the marks with each other, and ten thousand asterisks would take seconds.
 */
const maxMarks = 1_000;

/** A line that begins with forty nested lists and quotes; the parser takes longer for each level. */
const deepLine = /^(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])[ \t])){40}/m;

/**
 * Supports paragraphs, bold, emphasis, lists, links and line breaks. Headings become paragraphs; images, rules and raw HTML
 * are dropped; the words of quotes and code stay. Only web, mail and telephone links stay links. A text with more than {@link maxMarks}
 * marks, or with a {@link deepLine}, is one paragraph as it was typed.
 */
export const markdownToHtml: MarkdownToHtml = (source, { opensInNewTab, id }) => {
  if (source === '') return '';
  // Fast path: most descriptions are a plain sentence, and a long form has hundreds.
  if (plainLine.test(source)) return withId(`<p>${source}</p>`, id);
  if ((source.match(/[*_>[\]`<~+=-]|\d[.)]/g)?.length ?? 0) > maxMarks || deepLine.test(source))
    return withId(`<p>${escapeMarkup(source)}</p>`, id);
  const parsed = micromark(source, { allowDangerousProtocol: true, htmlExtensions: [withoutRawHtml] });
  let link = noLink;
  // micromark escapes every `<` in the text and every `>` in an attribute, so every match is a tag of its own output.
  const html = parsed.replace(
    /<(\/?)([a-z0-9]+)([^>]*)>/g,
    (_, slash: string, name: string, rest: string) => {
      if (name === 'a' && slash !== '') return link.close;
      if (name === 'a') {
        link = linkTo(/href="([^"]*)"/.exec(rest)?.[1] ?? '', opensInNewTab);
        return link.open;
      }
      const tag = /^h[1-6]$/.test(name) ? 'p' : name;
      if (!keptTags.has(tag)) return '';
      return `<${slash}${tag}${tag === 'ol' ? rest : ''}>`;
    },
  );
  return withId(html.trim(), id);
};

/** The start and end tag of a link to an address as micromark wrote it; empty where the address is not allowed. */
function linkTo(href: string, opensInNewTab: string): Link {
  const address = href.replaceAll('&amp;', '&');
  const protocol = protocolOf(address);
  if (address === '' || protocol === null) return noLink;
  if (sameTabProtocols.includes(protocol) || address.startsWith('#')) {
    return { open: `<a href="${href}">`, close: '</a>' };
  }
  if (!newTabProtocols.includes(protocol)) return noLink;
  return {
    open: `<a href="${href}" target="_blank" rel="noopener noreferrer">`,
    close: ` <span>${escapeMarkup(opensInNewTab)}</span></a>`,
  };
}

function protocolOf(address: string): string | null {
  try {
    return new URL(address, 'https://site.invalid').protocol;
  } catch {
    return null;
  }
}

function withId(html: string, id: string | undefined): string {
  if (id === undefined) return html;
  const named = escapeMarkup(id);
  if (html.includes('<a ') && html.startsWith('<p>')) return `<p id="${named}">${html.slice('<p>'.length)}`;
  return `<div id="${named}">${html}</div>`;
}

import { useEffect, useMemo } from 'react';
import type { I18n } from '../../shared/i18n/i18n.ts';

/** The texts that fell back to another language, as they were shown, with the tags of their languages. */
type FallbackTexts = Map<string, string>;

/**
 * Marks every text of the page that fell back to another language with the language it is in (WCAG 2.2, 3.1.2), and returns the language
 * to render with. Most texts of the administration are labels, options and messages, which components pass on as strings: unlike on
 * public pages they are marked where they end up in the document. A language that has all texts costs nothing.
 */
export function useFallbackMarks(i18n: I18n, hasFallbacks: boolean): I18n {
  const { recordingI18n, recorded } = useMemo(() => {
    const recorded: FallbackTexts = new Map();
    return { recordingI18n: hasFallbacks ? recordingFallbacks(i18n, recorded) : i18n, recorded };
  }, [i18n, hasFallbacks]);
  useEffect(() => {
    if (hasFallbacks) return startMarking(document.body, recorded);
    return undefined;
  }, [hasFallbacks, recorded]);
  return recordingI18n;
}

function recordingFallbacks(i18n: I18n, recorded: FallbackTexts): I18n {
  return {
    ...i18n,
    text: (key, params) => {
      const translated = i18n.text(key, params);
      const tag = i18n.fallbackTag(key, params);
      if (tag !== undefined) recorded.set(wordsOf(translated), tag);
      return translated;
    },
  };
}

const namingAttributes = ['aria-label', 'placeholder', 'title'];

/** Marks what is below an element, now and whenever it changes. Returns a function that stops and removes the marks. */
function startMarking(root: Element, recorded: FallbackTexts): () => void {
  const marked = new Set<Element>();
  const mark = (element: Element): void => {
    if (element.hasAttribute('lang') && !marked.has(element)) return;
    const tag = languageOf(element, recorded);
    if (tag !== undefined) {
      element.setAttribute('lang', tag);
      marked.add(element);
    } else if (marked.delete(element)) element.removeAttribute('lang');
  };
  const markBelow = (element: Element): void => {
    for (const marking of [element, ...element.querySelectorAll('*')]) mark(marking);
  };
  const markAbove = (element: Element | null): void => {
    let ancestor = element;
    while (ancestor !== null && root.contains(ancestor)) {
      mark(ancestor);
      ancestor = ancestor.parentElement;
    }
  };
  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      markAbove(target instanceof Element ? target : target.parentElement);
      for (const node of addedNodes) if (node instanceof Element) markBelow(node);
    }
  });
  markBelow(root);
  const changes = { subtree: true, childList: true, characterData: true };
  observer.observe(root, { ...changes, attributes: true, attributeFilter: namingAttributes });
  return () => {
    observer.disconnect();
    for (const element of marked) element.removeAttribute('lang');
  };
}

/**
 * The language of an element that holds texts of one other language; undefined: the page's, or several. Numbers do not count, nor do
 * descendants with a language of their own.
 */
function languageOf(element: Element, recorded: FallbackTexts): string | undefined {
  const [tag, ...others] = markableTexts(element).map((text) => recorded.get(text));
  return others.every((other) => other === tag) ? tag : undefined;
}

/** The texts that a mark on an element would apply to: what it shows, if some of that is its own, or its name when it shows none. */
function markableTexts(element: Element): readonly string[] {
  const texts = textsIn(element);
  if (texts.length === 0) {
    return namingAttributes.flatMap((name) => wordsOf(element.getAttribute(name) ?? '') || []);
  }
  const hasOwnText = [...element.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && hasLetters(node),
  );
  return hasOwnText ? texts : [];
}

function textsIn({ childNodes }: Element): readonly string[] {
  return [...childNodes].flatMap((node) => {
    if (node instanceof Element) return node.hasAttribute('lang') ? [] : textsIn(node);
    return hasLetters(node) ? [wordsOf(node.nodeValue ?? '')] : [];
  });
}

function hasLetters({ nodeValue }: Node): boolean {
  return /\p{L}/u.test(nodeValue ?? '');
}

/** A text without the separators around it. */
function wordsOf(text: string): string {
  return text.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
}

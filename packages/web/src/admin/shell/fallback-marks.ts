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
  const { noticing, noticed } = useMemo(() => {
    const noticed: FallbackTexts = new Map();
    return { noticing: hasFallbacks ? noticingFallbacks(i18n, noticed) : i18n, noticed };
  }, [i18n, hasFallbacks]);
  useEffect(() => {
    if (hasFallbacks) return startMarking(document.body, noticed);
    return undefined;
  }, [hasFallbacks, noticed]);
  return noticing;
}

function noticingFallbacks(i18n: I18n, noticed: FallbackTexts): I18n {
  return {
    ...i18n,
    text: (key, params) => {
      const shown = i18n.text(key, params);
      const tag = i18n.fallbackTag(key, params);
      if (tag !== undefined) noticed.set(wordsOf(shown), tag);
      return shown;
    },
  };
}

const namingAttributes = ['aria-label', 'placeholder', 'title'];

/** Marks what is below an element, now and whenever it changes. Returns a function that stops and removes the marks. */
function startMarking(root: Element, noticed: FallbackTexts): () => void {
  const marked = new Set<Element>();
  const mark = (element: Element): void => {
    if (element.hasAttribute('lang') && !marked.has(element)) return;
    const tag = languageOf(element, noticed);
    if (tag !== undefined) {
      element.setAttribute('lang', tag);
      marked.add(element);
    } else if (marked.delete(element)) element.removeAttribute('lang');
  };
  const markBelow = (element: Element): void => {
    for (const one of [element, ...element.querySelectorAll('*')]) mark(one);
  };
  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      const element = target instanceof Element ? target : target.parentElement;
      for (let one = element; one !== null && root.contains(one); one = one.parentElement) mark(one);
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
function languageOf(element: Element, noticed: FallbackTexts): string | undefined {
  const isOwn = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && hasLetters(node));
  const texts = textsIn(element);
  const names = namingAttributes.flatMap((name) => wordsOf(element.getAttribute(name) ?? '') || []);
  const shown = isOwn ? texts : texts.length === 0 ? names : [];
  const [tag, ...others] = shown.map((text) => noticed.get(text));
  return others.every((other) => other === tag) ? tag : undefined;
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

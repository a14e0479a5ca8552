import { parse, type AtRule, type ChildNode, type Rule } from 'postcss';
import type { StylePart } from './src/public/document/first-styles.ts';

/** Selectors that match nothing before the first interaction. */
const afterInteraction =
  /:(hover|active|focus|focus-visible|focus-within|modal|popover-open|user-invalid)\b|::(backdrop|selection)/;

/** Blocks that the first paint on a screen does not need. */
const notForFirstPaint = /^@(keyframes|media (print|.*(reduced-motion|hover)))/;

/** At-rules that contain rules. */
const conditional = /^(media|layer|supports|container)$/;

/**
 * Splits a built stylesheet into the rules that a page may need before its whole stylesheet is there
 * (first-styles.ts picks a page's own). Fonts that are fetched are left to the whole stylesheet; their local fallbacks are among the parts.
 */
export function stylePartsOf(css: string): readonly StylePart[] {
  return parse(css).nodes.flatMap(partsOf);
}

function partsOf(node: ChildNode): readonly StylePart[] {
  if (node.type === 'rule') return ruleParts(node);
  return node.type === 'atrule' ? atRuleParts(node) : [];
}

function atRuleParts(node: AtRule): readonly StylePart[] {
  const prelude = `@${node.name}${node.raws.afterName ?? ' '}${node.params}`;
  if (node.nodes === undefined) return [{ css: `${prelude};`, needs: [] }];
  if (notForFirstPaint.test(prelude) || (node.name === 'font-face' && node.toString().includes('url(')))
    return [];
  if (!conditional.test(node.name)) return [{ css: node.toString(), needs: [] }];
  const parts = node.nodes.flatMap(partsOf);
  return parts.length === 0 ? [] : [{ around: prelude, parts }];
}

/** A rule with those of its selectors that may match at first. */
function ruleParts(rule: Rule): readonly StylePart[] {
  const selectors = rule.selectors.filter((selector) => !afterInteraction.test(withoutChoices(selector)));
  if (selectors.length === 0) return [];
  return [{ css: rule.clone({ selector: selectors.join(',') }).toString(), needs: selectors.map(namesOf) }];
}

/** The classes and attributes without which a selector matches nothing. */
function namesOf(selector: string): readonly string[] {
  const found = withoutChoices(selector).matchAll(/\.([\w-]+)|\[([\w-]+)/g);
  return [...found].map(([, className, attribute]) => className ?? `[${attribute ?? ''}`);
}

/** A selector without the arguments of its pseudo-classes: any of them, or none, may be on the page. */
function withoutChoices(selector: string): string {
  const shorter = selector.replace(/:[\w-]+\([^()]*\)/g, '');
  return shorter === selector ? selector : withoutChoices(shorter);
}

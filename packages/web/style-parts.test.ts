import { describe, expect, it } from 'vitest';
import { firstStyles } from './src/public/document/first-styles.ts';
import { stylePartsOf } from './style-parts.ts';

const first = (css: string, html: string): string => firstStyles(stylePartsOf(css), html);

const page =
  '<main class="page-main wide"><input class="text-input" required="" readOnly="" value="a, b"/></main>';

describe('the first styles of a page', () => {
  it.each([
    ['elements', 'body{margin:0}'],
    ['classes that it has', '.page-main .text-input{color:red}'],
    ['attributes that it has', '.text-input[required],.text-input[readonly]{color:red}'],
    ['what may be one of several', '.page-main:is(.a,.b) :where(.c){color:red}'],
    ['what something is not', '.page-main:not(.absent,:hover){color:red}'],
    ['the state of a control', '.text-input:checked{color:red}'],
    ['layers, widths and colour schemes', '@layer a{@media (width<700px){.wide{color:red}}}'],
    ['signs in strings', '.wide:after{content:"}{;\\""}.wide{background:url(data:a;b)}'],
    ['statements', '@layer a,b;'],
    ['fonts that stand in for others', '@font-face{font-family:A;src:local("Arial")}'],
  ])('keep rules for %s', (_, css) => {
    expect(first(css, page)).toBe(css);
  });

  it.each([
    ['classes that it lacks', '.absent{color:red}'],
    ['a class that it has inside one that it lacks', '.absent .wide{color:red}'],
    ['attributes that it lacks', '[data-theme=dark]{color:red}'],
    ['what somebody points at', '.wide:hover,.wide:focus-visible{color:red}'],
    ['paper', '@media print{.wide{color:red}}'],
    ['movement', '@keyframes a{to{opacity:0}}@media (prefers-reduced-motion:reduce){*{animation:none}}'],
    ['fonts that are fetched', '@font-face{font-family:A;src:url(/a.woff2)}'],
    ['nothing any more', '@layer a{@media (width<700px){.absent{color:red}}}'],
  ])('leave out rules for %s', (_, css) => {
    expect(first(css, page)).toBe('');
  });

  it('keep a rule when one of its selectors may match', () => {
    expect(first('.absent,.wide,.wide:hover{color:red}', page)).toBe('.absent,.wide{color:red}');
  });

  it('keep the order of what is kept', () => {
    expect(first('.wide{a:b}.absent{a:b}@media (width>1px){.wide{a:c}}.page-main{a:d}', page)).toBe(
      '.wide{a:b}@media (width>1px){.wide{a:c}}.page-main{a:d}',
    );
  });
});

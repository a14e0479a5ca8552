import { expect, it } from 'vitest';
import { se } from './se/index.ts';

it.each([
  ['blankett', /formulär/i],
  ['inskickad blankett', /inlämning|sändningar|den här sändning/i],
  ['fast värde', /fördefinier/i],
  ['förhandsgranskning', /förhandsvis/i],
  ['mottagningskvitto', /mottagningsbekräft/i],
  ['samlad inloggning', /enkel inloggning/i],
  ['anmärkning', /varning/i],
  ['i fliken', /på den här fliken/i],
  ['ladda ner', /ladda(?:de|s)? ned\b/i],
])('the Swedish texts use %s and no synonym of it', (_term, synonyms) => {
  const others = Object.entries(se).filter(([, text]) => synonyms.test(text));

  expect(others).toEqual([]);
});

import { choose } from '@form-portal/ui/testing';
import { defaultSettings, type Settings } from '@form-portal/domain';
import { aCatalogue, aStructure } from '@form-portal/domain/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { catalogueQuery, structureQuery } from '../../api/queries.ts';
import { labelled } from '../../editor/testing/draw-editor.tsx';
import { drawSection } from '../testing/draw-section.tsx';
import { IdentityMappingSection } from './identity-mapping-section.tsx';

type Properties = Settings['suomifi']['properties'];

/** Draws the section with a mapping, in a vault whose structure is loaded. */
function drawMapping(properties: Properties): () => Properties {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const name = (id: number, text: string, dataType: 1 | 2) => ({ id, name: text, dataType, valueList: null });
  const custom = [name(1021, 'Town', 1), name(1020, 'E-mail', 1), name(1022, 'Number', 2)];
  const keywords = name(26, 'Keywords', 1);
  client.setQueryData(structureQuery().queryKey, aStructure({ properties: [keywords, ...custom] }));
  client.setQueryData(catalogueQuery().queryKey, aCatalogue());
  const settings = drawSection(
    <QueryClientProvider client={client}>
      <IdentityMappingSection />
    </QueryClientProvider>,
    { suomifi: { ...defaultSettings.suomifi, properties } },
  );
  return () => settings().suomifi.properties;
}

const control = () => labelled<HTMLSelectElement>('E-mail');
const offered = () => [...control().options].map(({ text }) => text);

describe('the property of an attribute of the identification', () => {
  it('is one that administrators created and that can hold the attribute, in order of name', () => {
    drawMapping({});

    expect(offered()).toEqual(['Not stored', 'E-mail (1020)', 'Town (1021)']);
  });

  it('remains chosen when the vault no longer has it, with a note', () => {
    drawMapping({ email: 4711 });

    expect(control().value).toBe('4711');
    expect(offered().at(-1)).toBe('Property 4711 (does not fit or no longer exists)');
  });

  it('is stored as its number, with the others', () => {
    const mapping = drawMapping({ lastName: 1021 });

    choose(control(), '1020');

    expect(mapping()).toEqual({ lastName: 1021, email: 1020 });
  });

  it('leaves the mapping when none is chosen', () => {
    const mapping = drawMapping({ email: 1020, lastName: 1021 });

    choose(control(), '');

    expect(mapping()).toEqual({ lastName: 1021 });
  });
});

import { ChecksSection } from './checks-section.tsx';
import { NecessitySection } from './necessity-section.tsx';
import { ShownSection } from './shown-section.tsx';
import type { Selection } from '../../model/selection.ts';
import type { ReactElement } from 'react';

/** The rules of the selected element; with nothing selected, the checks of the form (docs/design.md#rules). */
export function LogicTab({ selection }: { readonly selection: Selection }): ReactElement {
  if (selection.kind === 'nothing') return <ChecksSection at={null} />;
  const { kind, guid } = selection;
  if (kind === 'group') return <ShownSection key={guid} guid={guid} />;
  return (
    <div key={guid}>
      <ShownSection guid={guid} />
      <NecessitySection guid={guid} />
      <ChecksSection at={guid} />
    </div>
  );
}

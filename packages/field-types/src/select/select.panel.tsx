import type { ReactElement } from 'react';
import type { SettingsPanelProps } from '../editor-ui-contract.ts';
import { OptionsPanel } from '../shared/choices/options.panel.tsx';

/** The options of a select, from the value list of its property (specification §2, Form editor). */
export function SelectPanel(props: SettingsPanelProps): ReactElement {
  return <OptionsPanel {...props} />;
}

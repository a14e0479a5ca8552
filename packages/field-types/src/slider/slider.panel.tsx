import type { ReactElement } from 'react';
import type { SettingsPanelProps } from '../editor-ui-contract.ts';
import { RangePanel } from '../shared/numbers/range.panel.tsx';

/** The smallest and the largest value of a slider (specification §2, Form editor). */
export function SliderPanel(props: SettingsPanelProps): ReactElement {
  return <RangePanel {...props} />;
}

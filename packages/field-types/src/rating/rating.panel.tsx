import type { ReactElement } from 'react';
import type { SettingsPanelProps } from '../editor-ui-contract.ts';
import { RangePanel } from '../shared/numbers/range.panel.tsx';

/** The smallest and the largest value of a rating (specification §2, Form editor). */
export function RatingPanel(props: SettingsPanelProps): ReactElement {
  return <RangePanel {...props} />;
}

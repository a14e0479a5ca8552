// Icons of the form builder's canvas. Shapes: Lucide (ISC), see LICENSE-lucide.txt of this package. Each area
// has its own file, because a page loads whole files; each icon is a single path, because it moves with its
// block.
import { Icon } from './icon.tsx';
import type { IconProps } from './icon.tsx';
import type { ReactElement } from 'react';

export function ArrowDownIcon(props: IconProps): ReactElement {
  return (
    <Icon {...props}>
      <path d="M12 5v14m7-7-7 7-7-7" />
    </Icon>
  );
}

export function ArrowUpIcon(props: IconProps): ReactElement {
  return (
    <Icon {...props}>
      <path d="m5 12 7-7 7 7m-7 7V5" />
    </Icon>
  );
}

export function GripIcon(props: IconProps): ReactElement {
  return (
    <Icon {...props}>
      <path d="M8 5a1 1 0 1 0 2 0 1 1 0 1 0-2 0M8 12a1 1 0 1 0 2 0 1 1 0 1 0-2 0M8 19a1 1 0 1 0 2 0 1 1 0 1 0-2 0M14 5a1 1 0 1 0 2 0 1 1 0 1 0-2 0M14 12a1 1 0 1 0 2 0 1 1 0 1 0-2 0M14 19a1 1 0 1 0 2 0 1 1 0 1 0-2 0" />
    </Icon>
  );
}

export function PlusIcon(props: IconProps): ReactElement {
  return (
    <Icon {...props}>
      <path d="M5 12h14m-7-7v14" />
    </Icon>
  );
}

export function TrashIcon(props: IconProps): ReactElement {
  return (
    <Icon {...props}>
      <path d="M10 11v6m4-6v6m5-11v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6M3 6h18M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2" />
    </Icon>
  );
}

/** Marks what is shown on a condition. */
export function SplitIcon(props: IconProps): ReactElement {
  return (
    <Icon {...props}>
      <path d="M16 3h5v5M8 3H3v5m9 14v-8.3a4 4 0 0 0-1.172-2.872L3 3m12 6 6-6" />
    </Icon>
  );
}

/** Marks what is computed. */
export function SigmaIcon(props: IconProps): ReactElement {
  return (
    <Icon {...props}>
      <path d="M18 7V5a1 1 0 0 0-1-1H6.5a.5.5 0 0 0-.4.8l4.5 6a2 2 0 0 1 0 2.4l-4.5 6a.5.5 0 0 0 .4.8H17a1 1 0 0 0 1-1v-2" />
    </Icon>
  );
}
